import type { FundTransfer } from '@quay/contract/money/fund-transfer'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { ownDocument } from '../../document/lock-document.ts'
import { branchOf } from '../../http/caller/rights.ts'

interface StoredTransfer {
  id: string
  code: string
  branchId: string
  /** Where the money arrived, if that is another branch, and its day there. */
  toBranchId: string | null
  toBusinessDay: string | null
  status: 'SUCCEED' | 'CANCELLED'
  businessDay: string
  fromAccountId: string
  toAccountId: string
  amount: number
  fee: number
  feeVoucherId: string | null
}

const lockSql = `
  select id, code, branch_id, to_branch_id, status, business_day, to_business_day, from_account_id, to_account_id, amount, fee, fee_voucher_id
  from fund_transfer where store_id = $1 and id = $2 for update`

/** Locks a transfer. Throws `not-found`, also where either of its branches is not the caller's. */
export async function lockFundTransfer(tx: Tx, actor: Actor, id: string): Promise<StoredTransfer> {
  const transfer = await ownDocument(actor, tx.query<StoredTransfer>(lockSql, [tx.storeId, id]))
  if (transfer.toBranchId !== null) branchOf(actor, transfer.toBranchId)
  return transfer
}

const readSql = `
  select t.id, t.code, t.status, t.branch_id, t.to_branch_id, t.from_account_id,
    case when t.to_branch_id is null then f.name else concat_ws(' · ', f.name, fb.name) end as from_name, t.to_account_id,
    case when t.to_branch_id is null then i.name else concat_ws(' · ', i.name, ib.name) end as to_name,
    t.amount, t.fee, t.fee_voucher_id, t.note, f.balance < 0 as is_short, t.created_by_name, t.created_at, t.business_day,
    t.cancelled_at, t.cancelled_by_name, t.cancel_reason
  from fund_transfer t join cash_account f on f.store_id = $1 and f.id = t.from_account_id
  join cash_account i on i.store_id = $1 and i.id = t.to_account_id
  left join branch fb on fb.store_id = $1 and fb.id = f.branch_id
  left join branch ib on ib.store_id = $1 and ib.id = i.branch_id
  where t.store_id = $1 and t.id = $2 and (t.branch_id = any($3::uuid[]) or t.to_branch_id = any($3::uuid[]))`

/** One transfer. Throws `not-found`, also where neither of its branches is the caller's. */
export async function readFundTransfer(tx: Tx, actor: Actor, id: string): Promise<FundTransfer> {
  const [row] = await tx.query<FundTransfer>(readSql, [tx.storeId, id, actor.branchIds])
  if (!row) throw new DomainError('not-found')
  return row
}

const targetsSql = `
  select a.id, a.name, a.branch_id, b.name as branch_name from cash_account a join branch b on b.store_id = $1 and b.id = a.branch_id
  where a.store_id = $1 and a.kind = 'CASH' and a.is_active and b.is_active and a.branch_id = any($2::uuid[]) and a.branch_id <> $3
  order by b.name collate "vi-x-icu", a.id`

/** The drawers of the caller's other branches. */
export const listTransferTargets = (tx: Tx, actor: Actor, branchId: string) =>
  tx.query<{ id: string; name: string; branchId: string; branchName: string }>(targetsSql, [
    tx.storeId,
    actor.branchIds,
    branchId,
  ])
