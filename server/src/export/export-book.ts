import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../db/connection/transaction.ts'
import { DomainError } from '../db/domain-error.ts'
import { requirePermission } from '../http/caller/rights.ts'
import { counted } from './running-exports.ts'
import { type WrittenBook, writeBook } from './write-book.ts'

interface ExportedBook extends WrittenBook {
  /** By which the progress can be asked for. */
  id: string | undefined
  branchId: string
  /** The name of the file without its ending. */
  file: string
  /** What the log says went out. */
  content: string
}

/** A book as an Excel file in its form; the export is a row of the log. Throws `forbidden` without data_export/create, `export-too-large`. */
export async function exportBook(
  tx: Tx,
  actor: Actor,
  { id, branchId, file, content, ...book }: ExportedBook,
): Promise<FileAnswer> {
  requirePermission(actor, { model: 'data_export', action: 'create' })
  const rowCount = book.rows.length
  if (rowCount > mostExported) throw new DomainError('export-too-large', { mostText: formatNumber(mostExported) })
  await tx.audit('excel.export', { kind: 'excel', id: tx.storeId, branchId }, undefined, { content, rowCount })
  async function* bytes() {
    yield* counted(id, actor.employeeId, rowCount, writeBook(book))
  }
  return { name: `${file}.xlsx`, rows: rowCount, bytes: bytes() }
}
