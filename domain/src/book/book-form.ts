export type BookFormat = 'text' | 'day' | 'money' | 'quantity'

/** A column of a book, as its form has it. */
export interface BookColumn {
  head: string
  /** The head above several columns beside each other: "Nhập" above quantity and amount. */
  above?: string
  /** The sign of the column in the row under the heads: A, B, 1, 2. */
  mark?: string
  format: BookFormat
  /** In characters, in a file. */
  width: number
}

/** The form of a book: what stands around its rows on the screen, on paper and in a file. */
export interface BookForm {
  /** Its number, and where the law gives it; null for a list without a form of its own. */
  number: string | null
  basis: string | null
  title: string
  /** Under the title, before the period. */
  note?: string
  columns: readonly BookColumn[]
  signatures: readonly string[]
  /** Printed across the page. */
  isWide?: boolean
  /** Each page is signed. */
  isSignedByPage?: boolean
}

/** A head over one column or several, in one row of heads or two. */
export interface HeadCell {
  head: string
  span: number
  down: number
  /** Over figures, which stand at the right. */
  isFigure: boolean
}

const headCell = ({ head, format }: BookColumn): HeadCell => ({
  head,
  span: 1,
  down: 1,
  isFigure: format === 'money' || format === 'quantity',
})

/** The heads of a form in rows: one, or two where columns stand under a common head. `span` counts columns, `down` rows. */
export function headRows(columns: readonly BookColumn[]): HeadCell[][] {
  const isDeep = columns.some(({ above }) => above !== undefined)
  if (!isDeep) return [columns.map(column => headCell(column))]
  const top: HeadCell[] = []
  let last: string | undefined
  for (const column of columns) {
    const { above } = column
    if (above !== undefined && above === last) top.at(-1)!.span++
    else
      top.push(
        above === undefined ? { ...headCell(column), down: 2 } : { head: above, span: 1, down: 1, isFigure: false },
      )
    last = above
  }
  const below = columns.flatMap(column => (column.above === undefined ? [] : [headCell(column)]))
  return [top, below]
}

/** The number of a form as its head has it: forms of the Ministry of Finance say that it is one. */
export const formNumber = (number: string): string => (/^S\d/.test(number) ? `Mẫu số ${number}` : number)
