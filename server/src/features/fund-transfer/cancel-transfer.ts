import type { FundTransfer } from '@quay/contract/money/fund-transfer'
import { reverseMoney } from '@quay/domain/cashbook/reverse-money'
import { checkCancellable } from '@quay/domain/ledger/check-cancellable'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { markCancelled } from '../../document/cancel-document.ts'
import { lockBranchDay } from '../branch/read-branch-day.ts'
import { lockFundsById, postCash } from '../cashbook/apply-cash.ts'
import { readSetting } from '../setting/read-setting.ts'
import { postingOf } from '../stock/posting.ts'
import { lockFundTransfer, readFundTransfer } from './transfer-store.ts'

interface WrittenRow {
  id: string
  accountId: string
  amount: number
  documentId: string
  documentCode: string
}

/**
 * Takes a transfer between funds back by opposite rows, with the payment of its fee. Gives it. Throws `not-found`, `already-cancelled`,
 * `day-closed` and `fund-short`.
 */
export async function cancelFundTransfer(tx: Tx, actor: Actor, id: string, reason: string): Promise<FundTransfer> {
  const transfer = await lockFundTransfer(tx, actor, id)
  const { code, branchId, toBranchId, toBusinessDay, fromAccountId, toAccountId, amount, fee, feeVoucherId } = transfer
  const funds = await lockFundsById(tx, [fromAccountId, toAccountId])
  const [arrival, { today, closedThrough }, mayOverdraw, rows] = await Promise.all([
    toBranchId ? lockBranchDay(tx, toBranchId) : null,
    lockBranchDay(tx, branchId),
    readSetting(tx, 'fundMayBeNegative'),
    tx.query<WrittenRow>(rowsSql, [tx.storeId, feeVoucherId ? [id, feeVoucherId] : [id]]),
  ])
  const refusal =
    checkCancellable(transfer, closedThrough) ??
    (arrival && checkCancellable({ ...transfer, businessDay: toBusinessDay! }, arrival.closedThrough))
  if (refusal) throw refuseAs(refusal)
  const money = reverseMoney(
    { cashEntries: rows, debtEntries: [], allocations: [], partner: null, funds, mayOverdraw },
    { cash: 'TRANSFER_CANCEL' as const, debt: undefined as never },
    false,
  )
  if (!money.ok) throw refuseAs(money)
  const kindOf = { 'fund-transfer': 'TRANSFER_CANCEL', voucher: 'VOUCHER_CANCEL' } as const
  for (const kind of ['fund-transfer', 'voucher'] as const) {
    const own = rows.filter(row => (row.documentId === id) === (kind === 'fund-transfer'))
    if (!own[0]) continue
    const document = { id: own[0].documentId, code: own[0].documentCode }
    const undone = money.cashEntries.filter(entry => own.some(row => row.id === entry.reversesId))
    for (const [place, entries] of Map.groupBy(undone, ({ accountId }) =>
      toBranchId && accountId === toAccountId ? toBranchId : branchId,
    ))
      await postCash(
        tx,
        postingOf(actor, kind, { ...document, branchId: place }, place === branchId ? today : arrival!.today),
        entries.map(entry => ({ ...entry, kind: kindOf[kind], note: reason })),
      )
  }
  await markCancelled(tx, actor, 'fund_transfer', id, reason)
  if (feeVoucherId) await markCancelled(tx, actor, 'cash_voucher', feeVoucherId, reason)
  await tx.audit(
    'fund-transfer.cancel',
    { kind: 'fund-transfer', id, code, branchId, amount: fee || null },
    { status: 'SUCCEED', amount },
    { status: 'CANCELLED', reason },
  )
  return readFundTransfer(tx, actor, id)
}

const rowsSql = `
  select id, account_id, amount, document_id, document_code from cash_entry
  where store_id = $1 and document_id = any($2::uuid[]) and reverses_id is null order by sequence, id`
