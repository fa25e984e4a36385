import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'

export interface StoredTransfer {
  id: string
  branchId: string
  accountId: string
  amount: number
  billCode: string
  status: 'WAITING' | 'RECEIVED' | 'CANCELLED'
}

/** Locks a transfer of a branch of the caller. Throws `not-found`. */
export async function lockTransfer(tx: Tx, { branchIds }: Actor, id: string): Promise<StoredTransfer> {
  const [row] = await tx.query<StoredTransfer>(lockSql, [tx.storeId, id, branchIds])
  if (!row) throw new DomainError('not-found')
  return row
}

const lockSql = `
  select id, branch_id, account_id, amount, bill_code, status from bank_transfer
  where store_id = $1 and id = $2 and branch_id = any($3::uuid[]) for update`

/** Writes that the money of transfers came; they are locked and wait. */
export async function markReceived(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  how: 'HAND' | 'STATEMENT',
): Promise<void> {
  if (ids.length === 0) return
  await tx.query(
    `update bank_transfer set status = 'RECEIVED', received_how = $3, received_at = $4, received_by_name = $5
     where store_id = $1 and id = any($2::uuid[])`,
    [tx.storeId, ids, how, tx.now, actor.fullName],
  )
}

/** The row `e` of the cash book is the money of a transfer that a line of a statement brought: no other line is that money. */
export const broughtByStatementSql = `exists (select from bank_transfer t where t.store_id = $1 and t.bill_id = e.document_id
  and t.account_id = e.account_id and t.amount = e.amount and t.received_how = 'STATEMENT')`

/** The account is the lock of who matches its lines. Throws `not-found`. */
export async function lockBank(tx: Tx, id: string): Promise<{ name: string }> {
  const [account] = await tx.query<{ name: string }>(
    `select name from cash_account where store_id = $1 and id = $2 and kind <> 'CASH' for update`,
    [tx.storeId, id],
  )
  if (!account) throw new DomainError('not-found')
  return account
}
