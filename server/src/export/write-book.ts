import type { BookRow } from '@quay/contract/book/shapes'
import { type BookForm, formNumber, headRows } from '@quay/domain/book/book-form'
import { type CellValue, writeXlsxStream } from 'hucre/xlsx'
import { asText, cellIn, formats } from './write-xlsx.ts'

/** A book with what stands above its table. */
export interface WrittenBook {
  form: BookForm
  /** Who keeps it: name, address, tax code. */
  keeper: readonly string[]
  /** Between the title and the table: the period, what it is of. */
  lines: readonly string[]
  rows: readonly BookRow[]
}

const formatOf = { text: undefined, day: 'day', money: 'money', quantity: 'money' } as const
/** Excel allows 31 characters in the name of a sheet, and not all of them. */
const sheetName = (form: BookForm) => (form.number ?? 'Bang ke').slice(0, 31)

/** Writes a book as an Excel file in the way of its form: who keeps it, number and source of the form, title, heads, rows, who signs. */
export async function* writeBook(book: WrittenBook): AsyncGenerator<Uint8Array> {
  const { columns } = book.form
  yield* writeXlsxStream(rowsOf(book), {
    name: sheetName(book.form),
    columns: columns.map(({ width, format }) => {
      const name = formatOf[format]
      return { width, ...(name && { numFmt: formats[name] }) }
    }),
  })
}

async function* rowsOf({ form, keeper, lines, rows }: WrittenBook): AsyncGenerator<CellValue[]> {
  const { columns } = form
  const middle = Math.floor(columns.length / 2)
  const at = (place: number, words: string): CellValue[] => [...Array(place).fill(null), asText(words)]
  const head = [form.number && formNumber(form.number), form.basis]
  for (let line = 0; line < Math.max(keeper.length, head.length); line++) {
    const cells: CellValue[] = Array(columns.length).fill(null)
    if (keeper[line]) cells[0] = asText(keeper[line]!)
    // The right half of the head; a book of few columns has it under the left one.
    if (head[line]) cells[Math.max(middle, 1)] = asText(head[line]!)
    yield cells
  }
  yield []
  yield at(Math.min(1, columns.length - 1), form.title)
  for (const line of [...(form.note ? [form.note] : []), ...lines]) yield at(Math.min(1, columns.length - 1), line)
  yield []
  for (const row of headRows(columns)) yield headCells(columns, row)
  if (columns.some(({ mark }) => mark)) yield columns.map(({ mark = '' }) => mark)
  for (const { cells } of rows) yield cells.map((content, place) => cellOf(columns[place]!.format, content))
  yield []
  yield signatureCells(columns.length, form.signatures)
}

/** A day is a day only where it is one: a row that adds up has words in any column. */
const cellOf = (format: keyof typeof formatOf, content: string | number | null): CellValue =>
  typeof content === 'string' && (format !== 'day' || !/^\d{4}-\d{2}-\d{2}$/.test(content))
    ? asText(content)
    : cellIn(formatOf[format], content)

/** The first row of heads has a common head above its first column; the second one stands under it. */
function headCells(columns: BookForm['columns'], row: ReturnType<typeof headRows>[number]): CellValue[] {
  if (row.every(({ span, down }) => span === 1 && down === 1) && row.length === columns.length)
    return row.map(cell => cell.head)
  const isTop = row.some(({ span, down }) => span > 1 || down > 1)
  if (isTop) return row.flatMap(({ head, span }) => [head, ...Array<CellValue>(span - 1).fill(null)])
  let next = 0
  return columns.map(({ above }) => (above === undefined ? null : row[next++]!.head))
}

function signatureCells(width: number, who: readonly string[]): CellValue[] {
  const cells: CellValue[] = Array(width).fill(null)
  who.forEach((name, place) => {
    cells[Math.floor((place * width) / who.length)] = name
  })
  return cells
}
