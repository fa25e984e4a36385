import { fold } from '@quay/domain/text/fold'

type Doctor = { degree: string | null; name: string }

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
const labelsOf = ({ degree, name }: Doctor) => [plain(name), ...(degree ? [plain(`${degree} ${name}`)] : [])]

/**
 * The one of `known` whose whole name was typed: with or without the degree, in any case, and without accents where only one has
 * that name. A part of a name or other accents may be another doctor: then nobody.
 */
export function sameDoctor<Known extends Doctor>(known: readonly Known[], typed: string): Known | undefined {
  const name = plain(typed)
  if (name === '') return undefined
  const same = known.filter(one => labelsOf(one).includes(name))
  if (same.length > 0) return same.length === 1 ? same[0] : undefined
  if (fold(name) !== name) return undefined
  const alike = known.filter(one => labelsOf(one).map(fold).includes(name))
  return alike.length === 1 ? alike[0] : undefined
}
