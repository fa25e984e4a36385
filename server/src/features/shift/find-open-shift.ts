import type { Tx } from '../../db/connection/transaction.ts'

/**
 * The open shift of a drawer, as an SQL expression of its id: the till at which the session `session` works, or the drawer
 * that browsers without a till share. The store is `$1`.
 */
export const openShiftSql = (branch: string, session: string): string => `(
  select o.id from shift o where o.store_id = $1 and o.branch_id = ${branch} and o.status = 'OPEN'
    and o.device_id is not distinct from (select i.device_id from session i where i.store_id = $1 and i.id = ${session}))`

const findSql = `select ${openShiftSql('$2', '$3')} as id`

/**
 * The open shift of the drawer at which the caller works; null where none is open, or nobody is signed in. Read behind the
 * lock of the fund, it stands still until the end of the transaction.
 */
export async function findOpenShift(tx: Tx, branchId: string): Promise<string | null> {
  if (!tx.actor) return null
  const [row] = await tx.query<{ id: string | null }>(findSql, [tx.storeId, branchId, tx.actor.sessionId])
  return row?.id ?? null
}
