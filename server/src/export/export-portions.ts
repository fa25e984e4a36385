import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../db/connection/transaction.ts'
import { DomainError } from '../db/domain-error.ts'
import { readBranchDay } from '../features/branch/read-branch-day.ts'
import { branchOf, requirePermission } from '../http/caller/rights.ts'
import type { ListFile } from './export-pages.ts'
import { counted } from './running-exports.ts'
import { writeXlsx } from './write-xlsx.ts'

interface Portions<Row> {
  /** How many rows there will be. */
  count: number
  /** The rows, some thousands at a time, in the order of the file. */
  rows: AsyncIterable<readonly Row[]>
}

/**
 * A list that is too long to be held whole, as an Excel file: its rows are written as they come out of the transaction, and only the file
 * itself, which is small, is kept until it is sent. While it is made its maker can ask how far it is; who leaves stops it. Throws `forbidden` without
 * data_export/create, `export-too-large`, `export-cancelled`, `not-found` for a branch that is not the caller's.
 */
export async function exportPortions<Row>(
  tx: Tx,
  actor: Actor,
  file: Omit<ListFile<Row>, 'report'> & { head?: readonly string[] },
  { id, branchId: asked }: { id?: string | undefined; branchId?: string | undefined },
  { count, rows }: Portions<Row>,
): Promise<FileAnswer> {
  requirePermission(actor, { model: 'data_export', action: 'create' })
  const branchId = branchOf(actor, asked)
  const { today } = await readBranchDay(tx, branchId)
  if (count > mostExported) throw new DomainError('export-too-large', { mostText: formatNumber(mostExported) })
  await tx.audit('excel.export', { kind: 'excel', id: tx.storeId, branchId }, undefined, {
    content: file.content,
    rowCount: count,
  })
  const parts: Uint8Array[] = []
  for await (const part of writeXlsx(
    file.sheet,
    file.columns,
    counted(id, actor.employeeId, count, eachOf(rows, tx.origin.isGone)),
    file.head,
  ))
    parts.push(part)
  return { name: `${file.file}-${today}.xlsx`, rows: count, bytes: inTurn(parts) }
}

async function* eachOf<Row>(portions: AsyncIterable<readonly Row[]>, isGone = () => false): AsyncGenerator<Row> {
  for await (const portion of portions) {
    if (isGone()) throw new DomainError('export-cancelled')
    yield* portion
  }
}

async function* inTurn(parts: readonly Uint8Array[]) {
  yield* parts
}
