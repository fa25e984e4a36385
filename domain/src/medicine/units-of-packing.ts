import { compose } from '../text/compose.ts'

/** A unit that a packing tells of: its name and how many of the smallest one it is. */
export interface PackingUnit {
  name: string
  ratio: number
}

/** What is handed out one by one. Weights and volumes are not counted. */
const smallest = [
  'viên',
  'gói',
  'ống',
  'chai',
  'lọ',
  'tuýp',
  'túi',
  'miếng',
  'cái',
  'bút',
  'bơm tiêm',
  'kit',
  'bộ',
  'hũ',
  'tép',
]
/** What others lie in. */
const outer = ['thùng', 'lốc', 'hộp', 'vỉ', 'khay', ...smallest]
const names = [...outer].sort((one, other) => other.length - one.length).join('|')
const level = new RegExp(`^(?:(\\d{1,4})\\s*)?(${names})(?![\\p{L}])`, 'u')
const mostPieces = 999_999

/**
 * Reads how goods are packed ("Hộp 10 vỉ x 10 viên") into units, the smallest first: Viên 1, Vỉ 10, Hộp 100. Of several
 * packings in one text the first one counts. Null where it does not tell: then a person says.
 */
export function unitsOfPacking(packing: string | null): PackingUnit[] | null {
  if (!packing) return null
  const first = compose(packing)
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .split(/[;,]|\bhoặc\b|(?<=\p{L})\.\s/u)[0]!
  const parts = first.split(/\s*[x×*]\s*|\s+(?=\d+\s*\p{L})|\s+chứa\s+/u).map(part => part.trim())
  const levels: { name: string; count: number }[] = []
  for (const part of parts) {
    const found = level.exec(part)
    if (!found) break
    levels.push({ name: found[2]!, count: found[1] === undefined ? 1 : Number(found[1]) })
  }
  const inner = levels.at(-1)
  if (!inner || !smallest.includes(inner.name) || new Set(levels.map(one => one.name)).size < levels.length) return null
  // The ratio of a unit is the product of the counts inside it. "10 vỉ x 10 viên" names no box, so none is made.
  const units: PackingUnit[] = []
  let ratio = 1
  for (let i = levels.length - 1; i >= 0; i--) {
    units.push({ name: capital(levels[i]!.name), ratio })
    ratio *= levels[i]!.count
    if (ratio < 1 || ratio > mostPieces) return null
  }
  // A box of one bottle is the bottle: the box is kept, because that is what is bought, only where it holds more.
  return units.filter((unit, place) => place === 0 || unit.ratio > units[place - 1]!.ratio)
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
