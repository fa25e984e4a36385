import { fold } from '../text/fold.ts'
import type { Phrase, PrintedLine } from './printed-line.ts'

/** What stands in a column of an invoice; `other` is one that an import does not need. */
export type ColumnKind =
  | 'index'
  | 'code'
  | 'name'
  | 'lot'
  | 'expiry'
  | 'lotExpiry'
  | 'unit'
  | 'quantity'
  | 'price'
  | 'discountRate'
  | 'discount'
  | 'amount'
  | 'vatRate'
  | 'other'

/** The titles of a table: its columns from the left, and where they end. */
export interface Heading {
  /** Baselines of its first and last line. */
  top: number
  bottom: number
  columns: { kind: ColumnKind; left: number; right: number }[]
}

// By the titles of the legal form (NĐ 123/2020, TT 78/2021) and those that programs of suppliers add.
const titles: readonly [ColumnKind, RegExp][] = [
  ['index', /^(stt|tt|so tt|so thu tu)$/],
  ['code', /^ma (hang|hang hoa|san pham|sp|thuoc|vt|vat tu|hh|so)( dich vu)?$/],
  [
    'name',
    /^(ten|dien giai)?( ?(hang|hang hoa|dich vu|san pham|thuoc|vat tu|quy cach|pham chat|nhan hieu|chung loai|ham luong|nong do|va))+$/,
  ],
  ['lot', /^(so )?lo( sx| san xuat)?$/],
  ['expiry', /^(han dung|han su dung|han sd|hsd|hd)$/],
  ['lotExpiry', /^(so )?lo( sx| san xuat)? (han dung|han su dung|han sd|hsd|hd)$/],
  ['unit', /^(dvt|don vi tinh|don vi)$/],
  ['quantity', /^(so luong|sl)$/],
  ['price', /^don gia( (chua|truoc)( co)?( thue)?( gtgt)?)?$/],
  ['discountRate', /^((ty le|tl|%) ?(chiet khau|ck)( %)?|(chiet khau|ck) %|chiet khau (ty le|%))$/],
  ['discount', /^((tien|so tien|st) (chiet khau|ck)|chiet khau (so )?tien)$/],
  ['amount', /^thanh tien( (chua|truoc)( co)?( thue)?( gtgt)?)?$/],
  ['vatRate', /^((thue gtgt )?(thue suat|ts|% thue)( thue)?( gtgt)?( %)?)$/],
]
const needed: readonly ColumnKind[] = ['index', 'name', 'quantity', 'price', 'amount']
// English that stands beside the Vietnamese without brackets.
const english =
  /\b(no|item|description|name|of|goods|and|services?|unit|quantity|price|amount|discount|vat|rate|tax)\b/g

/** A title is at most this far above the first row, in points. */
const tallest = 130
const near = 4

/** The titles of the table on a page, or null: every column that is needed stands in it once. */
export function findHeading(lines: readonly PrintedLine[]): Heading | null {
  for (const [at, line] of lines.entries()) {
    const index = line.phrases.find(phrase => kindOf(phrase.text) === 'index')
    if (!index) continue
    const below = lines.slice(at + 1).filter(({ y }) => y - line.y < tallest)
    const first = below.find(({ phrases }) =>
      phrases.some(phrase => isUnder(phrase, index) && isFirst.test(phrase.text)),
    )
    if (!first) continue
    // Titles over several lines begin above the word that was found, and a name over several lines above its number: of all
    // that it may be, the one whose every word is a title.
    const tries = lines.slice(0, at + 1).flatMap((begin, from) =>
      line.y - begin.y > tallest / 2
        ? []
        : lines.slice(at, lines.indexOf(first)).flatMap((last, count) => {
            const columns = columnsOf(lines.slice(from, at + count + 1))
            return columns ? [{ top: begin.y, bottom: last.y, columns }] : []
          }),
    )
    const known = ({ columns }: Heading) => columns.filter(({ kind }) => kind !== 'other').length * 2 - columns.length
    const best = tries.toSorted((one, other) => known(other) - known(one) || other.bottom - one.bottom)[0]
    if (best) return best
  }
  return null
}

// The first row, or the letters and numbers of the columns; on a later page any number.
const isFirst = /^\(?(\d{1,4}|A)\)?\.?$/
const isUnder = (phrase: Phrase, title: Phrase) => phrase.right > title.left - near && phrase.left < title.right + near

/** Null where something that is needed is missing or stands there twice. */
function columnsOf(lines: readonly PrintedLine[]): Heading['columns'] | null {
  const columns: { left: number; right: number; words: string[] }[] = []
  // From the bottom: what then lies over several columns is the title above them.
  for (const phrase of lines.flatMap(({ phrases }) => phrases).toSorted((one, other) => other.y - one.y)) {
    const over = columns.filter(column => phrase.left < column.right && phrase.right > column.left)
    for (const column of over) column.words.unshift(phrase.text)
    if (over.length === 0) columns.push({ left: phrase.left, right: phrase.right, words: [phrase.text] })
    if (over.length === 1) {
      over[0]!.left = Math.min(over[0]!.left, phrase.left)
      over[0]!.right = Math.max(over[0]!.right, phrase.right)
    }
  }
  const named = columns
    .map(({ left, right, words }) => ({ kind: kindOf(words.join(' ')), left, right }))
    .toSorted((one, other) => one.left - other.left)
  const count = (kind: ColumnKind) => named.filter(column => column.kind === kind).length
  const isWhole = needed.every(kind => count(kind) === 1) && titles.every(([kind]) => count(kind) <= 1)
  return isWhole ? named : null
}

function kindOf(title: string): ColumnKind {
  const words = fold(title)
    .replace(/\([^)]*\)/g, ' ')
    .replace(english, ' ')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()
  return titles.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}

/**
 * Where one column ends and the next begins: the empty strip between them, from the titles down to the last row. Null where
 * text runs from one column into another.
 */
export function edgesOf({ columns }: Heading, body: readonly PrintedLine[]): number[] | null {
  const taken = [...columns, ...body.flatMap(({ phrases }) => phrases)].toSorted((one, other) => one.left - other.left)
  const gaps: { left: number; right: number }[] = []
  let reach = Number.NEGATIVE_INFINITY
  for (const { left, right } of taken) {
    if (left > reach && Number.isFinite(reach)) gaps.push({ left: reach, right: left })
    reach = Math.max(reach, right)
  }
  const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2
  const edges = columns.slice(1).map((next, at) => {
    const between = gaps.filter(gap => middle(gap) > middle(columns[at]!) && middle(gap) < middle(next))
    const widest = between.toSorted((one, other) => other.right - other.left - (one.right - one.left))[0]
    return widest ? middle(widest) : null
  })
  return edges.includes(null) ? null : (edges as number[])
}
