import { fold } from '../text/fold.ts'
import { type ColumnKind, edgesOf, findHeading, type Heading } from './printed-columns.ts'
import { type Phrase, type PrintedLine, textOfLine } from './printed-line.ts'

/** A row as it is printed: the text of its cells. */
export interface PrintedRow {
  cells: Partial<Record<ColumnKind, string>>
  /** The space between lines did not separate the lines of the row from those of its neighbours. */
  isMixed: boolean
}

export interface PrintedTable {
  rows: PrintedRow[]
  /** Its titles. */
  kinds: readonly ColumnKind[]
  /** What stands above the first title, and what below the last row. */
  above: PrintedLine[]
  below: PrintedLine[]
}

const endOfRows =
  /^(cong tien|cong hang|tong cong|tong tien|cong ?(\(|:|$)|tong ?(\(|:|$)|tien hang|tien thue|thue suat|tong hop( theo)?( thue suat)?$|so tien (viet )?bang chu|nguoi mua|nguoi ban|thu truong|tra cuu)/
const foot = /^(trang|page) ?\d|^\(?(tiep theo|chuyen sang) /
const formula = /^\(?([0-9]{1,2}|[a-d])\)?( ?=.*)?$/i

/** The table of goods over all pages; `no-table` if no table has the needed columns, `no-columns` if they cannot be separated. */
export function readTable(pages: readonly PrintedLine[][]): PrintedTable | 'no-table' | 'no-columns' {
  const table: PrintedTable = { rows: [], kinds: [], above: [], below: [] }
  let current: { heading: Heading; edges: number[] } | null = null
  let isOver = false
  for (const lines of pages) {
    if (isOver) {
      table.below.push(...lines)
      continue
    }
    const heading = findHeading(lines)
    if (heading) {
      if (!current) table.above.push(...lines.filter(({ y }) => y < heading.top))
      const edges = edgesOf(heading, bodyOf(lines.filter(({ y }) => y > heading.bottom)).body)
      if (!edges) return 'no-columns'
      current = { heading, edges }
      table.kinds = heading.columns.map(({ kind }) => kind)
    }
    if (!current) {
      table.above.push(...lines)
      continue
    }
    const { body, rest } = bodyOf(heading ? lines.filter(({ y }) => y > heading.bottom) : lines)
    isOver = rest.length > 0
    table.below.push(...rest)
    table.rows.push(...rowsOf(body, current.heading, current.edges))
  }
  return table.rows.length > 0 ? table : 'no-table'
}

/** The rows below a title, and what comes after them: sums, signatures. */
function bodyOf(lines: readonly PrintedLine[]): { body: PrintedLine[]; rest: PrintedLine[] } {
  const end = lines.findIndex(line => line.phrases.some(({ text }) => endOfRows.test(fold(text))))
  const isFormula = ({ phrases }: PrintedLine) => phrases.length > 3 && phrases.every(({ text }) => formula.test(text))
  const body = (end < 0 ? lines : lines.slice(0, end)).filter(
    line => !isFormula(line) && !foot.test(fold(textOfLine(line))),
  )
  return { body, rest: end < 0 ? [] : lines.slice(end) }
}

interface CellLine {
  y: number
  cells: Map<ColumnKind, Phrase[]>
  hasIndex: boolean
}

function rowsOf(body: readonly PrintedLine[], { columns }: Heading, edges: readonly number[]): PrintedRow[] {
  const lines = body.map((line): CellLine => {
    const cells = Map.groupBy(line.phrases, ({ left, right }) => {
      const place = edges.findIndex(edge => (left + right) / 2 < edge)
      return columns[place < 0 ? columns.length - 1 : place]!.kind
    })
    return { y: line.y, cells, hasIndex: /^\d{1,4}\.?$/.test(cells.get('index')?.[0]?.text ?? '') }
  })
  const blocks = blocksOf(lines)
  if (blocks) return blocks.map(block => rowOf(block, false))
  // No space tells the rows apart: each line goes to the nearest number, and that is said.
  const anchors = lines.filter(line => line.hasIndex)
  if (anchors.length === 0) return []
  // Where a number stands in the first line of all, it stands in the first line of each.
  const isAtTop = lines[0]!.hasIndex
  const nearest = Map.groupBy(lines, line =>
    isAtTop
      ? anchors.findLast(one => one.y <= line.y)!
      : anchors.reduce((best, one) => (Math.abs(one.y - line.y) < Math.abs(best.y - line.y) ? one : best)),
  )
  return anchors.map(anchor => rowOf(nearest.get(anchor)!, nearest.get(anchor)!.length > 1))
}

/** Lines that belong together by the space between them: the smallest that leaves one number in each block, or null. */
function blocksOf(lines: readonly CellLine[]): CellLine[][] | null {
  const gapBefore = (at: number) => (at === 0 ? Number.POSITIVE_INFINITY : lines[at]!.y - lines[at - 1]!.y)
  for (const most of [0, ...lines.slice(1).map((_, at) => gapBefore(at + 1))].toSorted((one, other) => one - other)) {
    const blocks: CellLine[][] = []
    for (const [at, line] of lines.entries()) {
      // Baselines of one row differ by fractions of a point.
      if (gapBefore(at) > most + 0.5) blocks.push([line])
      else blocks.at(-1)!.push(line)
    }
    if (blocks.every(block => block.filter(line => line.hasIndex).length === 1)) return blocks
  }
  return null
}

function rowOf(lines: readonly CellLine[], isMixed: boolean): PrintedRow {
  const cells: PrintedRow['cells'] = {}
  for (const line of lines)
    for (const [kind, phrases] of line.cells) {
      const text = phrases.map(phrase => phrase.text).join(' ')
      // A name goes on in its next line after a space, a figure that was broken does not.
      const space = kind === 'name' || kind === 'unit' ? ' ' : ''
      cells[kind] = cells[kind] === undefined ? text : `${cells[kind]}${space}${text}`
    }
  return { cells, isMixed }
}
