import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { ofFileSql } from './old-bill-queries.ts'

interface Named {
  branchId: string
  fileName: string
  importedAt: string
}

const ofBillSql = 'select branch_id, file_name, imported_at from old_bill where store_id = $1 and id = $2'

// Locked first: a file that writes some of them over comes before or after.
const lockSql = `select b.id from old_bill b where ${ofFileSql} order by b.id for update`

/**
 * Takes out all old bills that came in with the file of one of them; they stand in no sum and no ledger, so nothing else changes. What
 * a later file wrote over is that file's. Throws `not-found`.
 */
export async function takeOutFile(tx: Tx, actor: Actor, id: string): Promise<{ count: number }> {
  const [named] = await tx.query<Named>(ofBillSql, [tx.storeId, id])
  if (!named || !actor.branchIds.includes(named.branchId)) throw new DomainError('not-found')
  const { branchId, fileName, importedAt } = named
  const bills = await tx.query<{ id: string }>(lockSql, [tx.storeId, branchId, importedAt, fileName])
  const ids = bills.map(bill => bill.id)
  // A colleague took them out meanwhile.
  if (!ids.includes(id)) throw new DomainError('not-found')
  await tx.query('delete from old_bill_item where store_id = $1 and old_bill_id = any($2::uuid[])', [tx.storeId, ids])
  await tx.query('delete from old_bill where store_id = $1 and id = any($2::uuid[])', [tx.storeId, ids])
  await tx.audit(
    'old-bill.take-out',
    { kind: 'branch', id: branchId, branchId },
    { fileName },
    { takenOut: ids.length },
  )
  return { count: ids.length }
}
