import type { FundTransfer } from '@quay/contract/money/fund-transfer'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { ownDocument } from '../../document/lock-document.ts'

interface StoredTransfer {
  id: string
  code: string
  branchId: string
  status: 'SUCCEED' | 'CANCELLED'
  businessDay: string
  fromAccountId: string
  toAccountId: string
  amount: number
  fee: number
  feeVoucherId: string | null
}

const lockSql = `
  select id, code, branch_id, status, business_day, from_account_id, to_account_id, amount, fee, fee_voucher_id
  from fund_transfer where store_id = $1 and id = $2 for update`

/** Locks a transfer. Throws `not-found`, also for a branch that is not the caller's. */
export const lockFundTransfer = (tx: Tx, actor: Actor, id: string): Promise<StoredTransfer> =>
  ownDocument(actor, tx.query<StoredTransfer>(lockSql, [tx.storeId, id]))

const readSql = `
  select t.id, t.code, t.status, t.branch_id, t.from_account_id, f.name as from_name, t.to_account_id, i.name as to_name,
    t.amount, t.fee, t.fee_voucher_id, t.note, f.balance < 0 as is_short, t.created_by_name, t.created_at, t.business_day,
    t.cancelled_at, t.cancelled_by_name, t.cancel_reason
  from fund_transfer t join cash_account f on f.store_id = $1 and f.id = t.from_account_id
  join cash_account i on i.store_id = $1 and i.id = t.to_account_id
  where t.store_id = $1 and t.id = $2 and t.branch_id = any($3::uuid[])`

/** One transfer. Throws `not-found`, also for a branch that is not the caller's. */
export async function readFundTransfer(tx: Tx, actor: Actor, id: string): Promise<FundTransfer> {
  const [row] = await tx.query<FundTransfer>(readSql, [tx.storeId, id, actor.branchIds])
  if (!row) throw new DomainError('not-found')
  return row
}
