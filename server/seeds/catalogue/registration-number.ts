import type { Random } from '../random.ts'
import type { Drug } from './drug.ts'
import type { GoodKind } from './goods/good.ts'
import type { Maker } from './makers.ts'

const controlDigit = { narcotic: 1, psychotropic: 2, precursor: 3 } as const

/** Hands out numbers that look as the real ones of their kind and never the same twice. */
export function registrationNumbers(random: Random) {
  const given = new Set<string>()
  const once = (make: () => string): string => {
    let number = make()
    while (given.has(number)) number = make()
    given.add(number)
    return number
  }
  const digits = (count: number) => String(random.between(1, 10 ** count - 1)).padStart(count, '0')
  const year = (from: number, to: number) => String(random.between(from, to)).padStart(2, '0')

  /** Twelve digits: country, nature, prescription, control, sequence, year (TT 32/2026, annex V). */
  const newForm = (drug: Drug, maker: Maker) => {
    const control = drug.controlGroup ? controlDigit[drug.controlGroup] : 0
    return `${maker.prefix}${drug.nature}${drug.isPrescription ? 1 : 0}${control}${digits(4)}${year(23, 26)}`
  }
  /** The form from before 2023, which is on most shelves still. */
  const oldForm = (drug: Drug, maker: Maker) => {
    if (drug.nature === 4) return `QLSP-${digits(4)}-${year(16, 21)}`
    if (maker.country !== 'Việt Nam') return `VN${random.pick(['', '', '3'])}-${digits(5)}-${year(16, 22)}`
    return drug.nature === 2 && random.chance(0.3)
      ? `TCT-${digits(5)}-${year(20, 22)}`
      : `VD-${digits(5)}-${year(16, 22)}`
  }

  return {
    ofDrug(drug: Drug, maker: Maker): string {
      const form = random.pickWeighted([
        ['new', 45],
        ['old', 43],
        ['both', 12],
      ] as const)
      if (form === 'old') return once(() => oldForm(drug, maker))
      const number = once(() => newForm(drug, maker))
      return form === 'both' ? `${number} (${once(() => oldForm(drug, maker))})` : number
    },
    ofGood(kind: GoodKind): string | null {
      if (kind === 'supplement') return once(() => `${digits(4)}/20${year(21, 26)}/ĐKSP`)
      if (kind === 'cosmetic')
        return once(() => `${digits(6)}/${year(21, 26)}/CBMP-${random.pick(['QLD', 'HN', 'HCM'])}`)
      if (kind === 'device') return once(() => `${year(21, 26)}${digits(7)}/PCBA-${random.pick(['HN', 'HCM'])}`)
      return null
    },
  }
}
