import type { FundCount } from '@quay/contract/money/fund-count'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { ownDocument } from '../../document/lock-document.ts'

interface StoredCount {
  id: string
  code: string
  branchId: string
  status: 'SUCCEED' | 'CANCELLED'
  businessDay: string
  accountId: string
  voucherId: string | null
}

const lockSql = `
  select id, code, branch_id, status, business_day, account_id, voucher_id from fund_count where store_id = $1 and id = $2 for update`

/** Locks a count. Throws `not-found`, also for a branch that is not the caller's. */
export const lockFundCount = (tx: Tx, actor: Actor, id: string): Promise<StoredCount> =>
  ownDocument(actor, tx.query<StoredCount>(lockSql, [tx.storeId, id]))

const columns = `c.id, c.code, c.status, c.branch_id, c.account_id, c.notes, c.counted, c.expected, c.counted - c.expected as difference, c.reason,
  c.voucher_id, (select v.code from cash_voucher v where v.store_id = $1 and v.id = c.voucher_id) as voucher_code, c.created_by_name,
  c.created_at, c.business_day, c.cancelled_at, c.cancelled_by_name, c.cancel_reason`

const readSql = `select ${columns} from fund_count c where c.store_id = $1 and c.id = $2 and c.branch_id = any($3::uuid[])`

/** One count. Throws `not-found`, also for a branch that is not the caller's. */
export async function readFundCount(tx: Tx, actor: Actor, id: string): Promise<FundCount> {
  const [row] = await tx.query<FundCount>(readSql, [tx.storeId, id, actor.branchIds])
  if (!row) throw new DomainError('not-found')
  return row
}

const listSql = `select ${columns} from fund_count c where c.store_id = $1 and c.branch_id = $2 order by c.created_at desc, c.id desc limit 50`

/** The last counts of a branch. */
export const listFundCounts = (tx: Tx, branchId: string): Promise<FundCount[]> =>
  tx.query<FundCount>(listSql, [tx.storeId, branchId])

const openShiftSql = `select id, code from shift where store_id = $1 and branch_id = $2 and status = 'OPEN' order by opened_at, id limit 1`

/** The shift that has to be counted before the fund of its branch, the first one opened; null where none is open. */
export async function shiftBeforeCount(tx: Tx, branchId: string): Promise<{ id: string; code: string } | null> {
  const [shift] = await tx.query<{ id: string; code: string }>(openShiftSql, [tx.storeId, branchId])
  return shift ?? null
}
