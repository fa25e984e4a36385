import type { FileAnswer } from '@quay/contract/route'
import { type CellValue, writeXlsx } from 'hucre/xlsx'
import type { Actor, Tx } from '../db/connection/transaction.ts'
import { requirePermission } from '../http/caller/rights.ts'
import { cellIn, type ExportColumn, formats } from './write-xlsx.ts'

/** A sheet of a few hundred rows: what stands above its titles, then the table. */
export interface ExportedSheet {
  name: string
  head: readonly string[]
  columns: readonly Pick<ExportColumn<never>, 'header' | 'width' | 'format'>[]
  rows: readonly (readonly (string | number | null)[])[]
}

interface ExportedSheets {
  /** By which the progress could be asked for; so small a file is made at once. */
  id: string | undefined
  branchId: string
  /** The name of the file without its ending. */
  file: string
  /** What the log says went out. */
  content: string
  /** How many records it lists; its fixed lines do not count. */
  rowCount: number
  sheets: readonly ExportedSheet[]
}

/** A small report of several sheets as an Excel file; the export is a row of the log. Throws `forbidden` without data_export/create. */
export async function exportSheets(
  tx: Tx,
  actor: Actor,
  { branchId, file, content, rowCount, sheets }: ExportedSheets,
): Promise<FileAnswer> {
  requirePermission(actor, { model: 'data_export', action: 'create' })
  await tx.audit('excel.export', { kind: 'excel', id: tx.storeId, branchId }, undefined, { content, rowCount })
  const written = await writeXlsx({ sheets: sheets.map(sheetOf) })
  async function* bytes() {
    yield written as Uint8Array
  }
  return { name: `${file}.xlsx`, rows: rowCount, bytes: bytes() }
}

function sheetOf({ name, head, columns, rows }: ExportedSheet) {
  const cells: CellValue[][] = [
    ...head.map(line => [cellIn(undefined, line)]),
    [],
    columns.map(({ header }) => header),
    ...rows.map(row => row.map((content, place) => cellIn(columns[place]?.format, content))),
  ]
  return {
    name,
    rows: cells,
    columns: columns.map(({ width, format }) => ({
      ...(width && { width }),
      ...(format && { numFmt: formats[format] }),
    })),
    freezePane: { rows: head.length + 2 },
  }
}
