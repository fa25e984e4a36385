import type { Bill } from '@quay/contract/bill/shapes'
import { type CancelBillPlan, decideCancelBill } from '@quay/domain/bill/decide-cancel-bill'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { giveUpTransfers } from '../bank-transfer/await-transfers.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postAllocations, postDebtOf } from '../debt/apply-debt.ts'
import { takeBackDiscounts } from '../discount/write-discounts.ts'
import { postPoints } from '../point/apply-points.ts'
import { unsettleOrder } from '../sales-order/bill-of-order.ts'
import { postStock } from '../stock/apply-stock.ts'
import { readBill } from './bill-queries.ts'
import { type BillToCancel, loadBillToCancel } from './load-bill-to-cancel.ts'
import { addToSaleHour } from './sale-hour.ts'

/**
 * Cancels a bill: the goods go back into their lots, the money goes back or stays as the customer's credit.
 * Gives the bill. Throws `not-found` and what decideCancelBill refuses.
 */
export async function cancelBill(
  tx: Tx,
  actor: Actor,
  id: string,
  body: { reason: string; keepPayments?: boolean | undefined; isWithReturn?: boolean | undefined },
): Promise<Bill> {
  const loaded = await loadBillToCancel(tx, actor, id)
  const decision = decideCancelBill(body, loaded.facts)
  if (!decision.ok) throw refuseAs(decision)
  await Promise.all([
    applyCancel(tx, actor, decision.plan, loaded),
    tx.audit(
      'bill.cancel',
      {
        kind: 'bill',
        id,
        code: loaded.facts.bill.code,
        branchId: loaded.counted.branchId,
        amount: -loaded.counted.payable,
      },
      { status: 'SUCCEED', payable: loaded.counted.payable },
      { status: 'CANCELLED', reason: body.reason, paymentsKept: body.keepPayments ?? false },
    ),
  ])
  return readBill(tx, actor, id)
}

async function applyCancel(
  tx: Tx,
  actor: Actor,
  plan: CancelBillPlan,
  { facts, counted, posting, order }: BillToCancel,
): Promise<void> {
  await Promise.all([
    tx.query(
      `update bill set status = 'CANCELLED', cancelled_at = $3, cancelled_by_name = $4, cancel_reason = $5, payments_kept = $6,
         version = version + 1 where store_id = $1 and id = $2`,
      [tx.storeId, facts.bill.id, tx.now, actor.fullName, plan.bill.reason, plan.bill.paymentsKept],
    ),
    postStock(tx, posting, { ...plan, entries: plan.stockEntries }),
    postCash(tx, posting, plan.cashEntries),
    postDebtOf(tx, posting, 'customer', plan.debtEntries),
    postAllocations(tx, plan.allocations),
    postPoints(tx, posting, plan),
    giveUpTransfers(tx, facts.bill.id),
    takeBackDiscounts(tx, facts.bill.id, posting.businessDay),
    addToSaleHour(tx, counted, -1),
  ])
  // Goods that came back are kept for the order again.
  if (order) await unsettleOrder(tx, posting, facts.bill.id, order)
}
