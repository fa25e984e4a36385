import type { ExcelFile, ExcelKind } from '@quay/contract/excel'
import { writeXlsx } from 'hucre/xlsx'
import { newId } from '../src/db/new-id.ts'
import type { Person } from './app.ts'

type Value = string | number | boolean | Date | null

/** An Excel file of one sheet, its first row the titles between bars. */
export async function sheet(titles: string, ...rows: Value[][]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: [titles.split('|'), ...rows] }] }))
}

/** Sends a file. */
export const upload = (person: Person, kind: ExcelKind, content: Buffer, fileName = 'hang.xlsx') =>
  person.post('excel', { id: newId(), kind, fileName, content: content.toString('base64') })

/** How a file is taken over when every column is taken as it was recognised. */
export const asRecognised = (file: ExcelFile, others: object = {}) => ({
  columns: file.columns.flatMap(({ index, field }) => (field ? [{ index, field }] : [])),
  duplicates: 'skip',
  ...others,
})
