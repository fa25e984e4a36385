import type { FundCount } from '@quay/contract/money/fund-count'
import { reverseMoney } from '@quay/domain/cashbook/reverse-money'
import { checkCancellable } from '@quay/domain/ledger/check-cancellable'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { markCancelled } from '../../document/cancel-document.ts'
import { lockBranchDay } from '../branch/read-branch-day.ts'
import { lockFundsById, postCash } from '../cashbook/apply-cash.ts'
import { readSetting } from '../setting/read-setting.ts'
import { postingOf } from '../stock/posting.ts'
import { lockFundCount, readFundCount } from './count-store.ts'

interface WrittenRow {
  id: string
  accountId: string
  amount: number
  documentCode: string
}

/** Takes a count back with the receipt or payment of its difference. Gives it. Throws `not-found`, `already-cancelled`, `day-closed`, `fund-short`. */
export async function cancelFundCount(tx: Tx, actor: Actor, id: string, reason: string): Promise<FundCount> {
  const count = await lockFundCount(tx, actor, id)
  const { code, branchId, accountId, voucherId } = count
  const funds = await lockFundsById(tx, [accountId])
  const [{ today, closedThrough }, mayOverdraw, rows] = await Promise.all([
    lockBranchDay(tx, branchId),
    readSetting(tx, 'fundMayBeNegative'),
    tx.query<WrittenRow>(rowsSql, [tx.storeId, voucherId]),
  ])
  const refusal = checkCancellable(count, closedThrough)
  if (refusal) throw refuseAs(refusal)
  const money = reverseMoney(
    { cashEntries: rows, debtEntries: [], allocations: [], partner: null, funds, mayOverdraw },
    { cash: 'VOUCHER_CANCEL' as const, debt: undefined as never },
    false,
  )
  if (!money.ok) throw refuseAs(money)
  if (voucherId && rows[0]) {
    const posting = postingOf(actor, 'voucher', { id: voucherId, code: rows[0].documentCode, branchId }, today)
    await postCash(
      tx,
      posting,
      money.cashEntries.map(entry => ({ ...entry, note: reason })),
    )
    await markCancelled(tx, actor, 'cash_voucher', voucherId, reason)
  }
  await markCancelled(tx, actor, 'fund_count', id, reason)
  const gained = money.cashEntries.reduce((sum, { amount }) => sum + amount, 0)
  await tx.audit(
    'fund-count.cancel',
    { kind: 'fund-count', id, code, branchId, amount: gained || null },
    { status: 'SUCCEED' },
    { status: 'CANCELLED', reason },
  )
  return readFundCount(tx, actor, id)
}

const rowsSql = `
  select id, account_id, amount, document_code from cash_entry
  where store_id = $1 and document_id = $2 and reverses_id is null order by id`
