import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../db/connection/transaction.ts'
import { DomainError } from '../db/domain-error.ts'
import { readBranchDay } from '../features/branch/read-branch-day.ts'
import { readUses } from '../features/setting/read-uses.ts'
import { branchOf, requirePermission } from '../http/caller/rights.ts'
import { counted } from './running-exports.ts'
import { type ExportColumn, writeXlsx } from './write-xlsx.ts'

/** A column of an exported list. */
export interface ListColumn<Row> extends ExportColumn<Row> {
  /** Of what the store may do without: then it is left out where no row has any. */
  needs?: { use: 'vat' | 'lots'; has: (row: Row) => boolean } | undefined
}

interface ExportedList<Row> {
  /** By which the progress can be asked for. */
  id: string | undefined
  /** Whose list it is; left out, the caller's default branch. */
  branchId: string | undefined
  /** The sheet; with the day it names the file too. */
  sheet: string
  file: string
  /** What the log says went out. */
  content: string
  columns: readonly ListColumn<Row>[]
  /** What a report says of itself above its rows. */
  head?: readonly string[]
  /** At most one row more than a file holds, so that too many are seen. */
  read: () => Promise<readonly Row[]>
}

/**
 * The list of a branch as an Excel file; the export is a row of the log. Throws `forbidden` without data_export/create,
 * `export-too-large`, `not-found` for a branch that is not the caller's.
 */
export async function exportList<Row>(tx: Tx, actor: Actor, list: ExportedList<Row>): Promise<FileAnswer> {
  requirePermission(actor, { model: 'data_export', action: 'create' })
  const branchId = branchOf(actor, list.branchId)
  const { today } = await readBranchDay(tx, branchId)
  const rows = await list.read()
  if (rows.length > mostExported) throw new DomainError('export-too-large', { mostText: formatNumber(mostExported) })
  await tx.audit('excel.export', { kind: 'excel', id: tx.storeId, branchId }, undefined, {
    content: list.content,
    rowCount: rows.length,
  })
  async function* each() {
    yield* rows
  }
  const uses = await readUses(tx)
  const columns = list.columns.filter(({ needs }) => !needs || uses[needs.use] || rows.some(needs.has))
  const bytes = writeXlsx(list.sheet, columns, counted(list.id, actor.employeeId, rows.length, each()), list.head)
  return { name: `${list.file}-${today}.xlsx`, rows: rows.length, bytes }
}
