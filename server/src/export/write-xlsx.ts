import { type CellValue, writeXlsxStream } from 'hucre/xlsx'

/** A column of an exported list. */
export interface ExportColumn<Row> {
  header: string
  /** In characters; wider where the head needs it, because a head beside another one is cut. */
  width?: number
  /** Left out: as Excel shows it. */
  format?: 'money' | 'instant' | 'day'
  value: (row: Row) => string | number | null
}

export const formats = { money: '#,##0', instant: 'dd/mm/yyyy hh:mm:ss', day: 'dd/mm/yyyy' } as const
/** Of a column that says none: as Excel draws one. */
const usualWidth = 9
const besideHead = 2
const dayMs = 86_400_000
/** Sheets know no zones: an instant is written as the wall clock of Vietnam. */
const vietnamMs = 7 * 3_600_000

/**
 * Writes a list as an Excel file while its rows come: memory does not grow with them. It stops reading rows when
 * the caller stops asking for bytes. Above the titles stands what a report says of itself (`head`). A text stays a text with any first sign: no cell is ever a formula. Gives the bytes.
 */
export async function* writeXlsx<Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
  head: readonly string[] = [],
): AsyncGenerator<Uint8Array> {
  const hasHead = head.length > 0
  const stream = writeXlsxStream(hasHead ? belowHead(head, columns, rows) : cellsOf(columns, rows), {
    name,
    columns: columns.map(({ header, width, format }) => ({
      ...(!hasHead && { header }),
      width: Math.max(width ?? usualWidth, header.length + besideHead),
      ...(format && { numFmt: formats[format] }),
    })),
    freezePane: { rows: hasHead ? head.length + 2 : 1 },
  })
  yield* stream
}

/** A line each, an empty one, the titles of the columns, then the rows. */
async function* belowHead<Row>(
  head: readonly string[],
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
) {
  for (const line of head) yield [asText(line)]
  yield []
  yield columns.map(({ header }) => header)
  yield* cellsOf(columns, rows)
}

async function* cellsOf<Row>(columns: readonly ExportColumn<Row>[], rows: AsyncIterable<Row>) {
  for await (const row of rows) yield columns.map(column => cellOf(column, row))
}

const cellOf = <Row>({ format, value }: ExportColumn<Row>, row: Row): CellValue => cellIn(format, value(row))

/** What a cell of a column holds. */
export function cellIn(format: ExportColumn<never>['format'], content: string | number | null): CellValue {
  if (content === null || content === '') return null
  if (typeof content === 'number') return content
  if (format === 'instant') return new Date(Date.parse(content) + vietnamMs)
  if (format === 'day') return new Date(Math.floor(Date.parse(content) / dayMs) * dayMs)
  return asText(content)
}

const longestCell = 32_767
/** What XML cannot hold is left out. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/**
 * A text cell is not a formula in the file, but becomes one when a person edits it, or saves the sheet as CSV and opens
 * that. An apostrophe before the sign keeps it a text there too.
 */
const looksLikeFormula = /^[=+\-@\t\r]/

/** A text as a cell holds it: whole, without what a file cannot hold, and never a formula. */
export function asText(content: string): string {
  const clean = content.replaceAll(unwritable, '')
  const safe = looksLikeFormula.test(clean) ? `'${clean}` : clean
  return safe.length > longestCell ? `${safe.slice(0, longestCell - 1)}…` : safe
}
