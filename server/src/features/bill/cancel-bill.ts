import type { Bill } from '@quay/contract/bill/shapes'
import { type CancelBillPlan, decideCancelBill } from '@quay/domain/bill/decide-cancel-bill'
import { notReplaceable } from '@quay/domain/bill/not-replaceable'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { giveUpTransfers } from '../bank-transfer/await-transfers.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postAllocations, postDebtOf } from '../debt/apply-debt.ts'
import { takeBackDiscounts } from '../discount/write-discounts.ts'
import { postPoints } from '../point/apply-points.ts'
import { countLate } from '../report/count-late.ts'
import { unsettleOrder } from '../sales-order/bill-of-order.ts'
import { postLate, type SaleShift } from '../shift/late-for-shift.ts'
import { postStock } from '../stock/apply-stock.ts'
import { type BillToCancel, loadBillToCancel } from './load/load-bill-to-cancel.ts'
import { readBill } from './read/bill-queries.ts'
import { addToSaleHour } from './sale-hour.ts'

interface HowToCancel {
  reason: string
  keepPayments?: boolean | undefined
  isWithReturn?: boolean | undefined
  /** The goods are sold again at once: what goes back out of a fund comes in again. */
  isReplaced?: boolean | undefined
  /** When the goods went back to the shelf, where that was before now. */
  happenedAt?: string | undefined
  /** Of the drawer that the money goes out of, where a till said it; else the one at which the caller works. */
  shift?: SaleShift | null | undefined
}

/**
 * Cancels a bill: the goods go back into their lots, the money goes back or stays as the customer's credit.
 * Gives the bill. Throws `not-found` and what decideCancelBill refuses.
 */
export async function cancelBill(tx: Tx, actor: Actor, id: string, body: HowToCancel): Promise<Bill> {
  const { facts, counted } = await undoBill(tx, actor, id, body)
  await tx.audit(
    'bill.cancel',
    { kind: 'bill', id, code: facts.bill.code, branchId: counted.branchId, amount: -counted.payable },
    { status: 'SUCCEED', payable: counted.payable },
    { status: 'CANCELLED', reason: body.reason, paymentsKept: body.keepPayments ?? false },
  )
  return readBill(tx, actor, id)
}

/** Writes the opposite of all that a bill wrote. Gives the bill as it was loaded; the caller writes the log. Throws what decideCancelBill refuses. */
export async function undoBill(tx: Tx, actor: Actor, id: string, body: HowToCancel): Promise<BillToCancel> {
  const loaded = await loadBillToCancel(tx, actor, id)
  const { facts } = loaded
  const decision = decideCancelBill(body, body.isReplaced ? { ...facts, mayOverdraw: true } : facts)
  if (!decision.ok) throw refuseAs(body.isReplaced ? notReplaceable(decision, facts.bill.code) : decision)
  await applyCancel(tx, actor, decision.plan, asItHappened(loaded, body), body)
  return loaded
}

const asItHappened = (loaded: BillToCancel, { happenedAt, shift }: HowToCancel): BillToCancel => ({
  ...loaded,
  posting: { ...loaded.posting, ...(happenedAt && { happenedAt }), ...(shift && { shiftId: shift.id }) },
})

async function applyCancel(
  tx: Tx,
  actor: Actor,
  plan: CancelBillPlan,
  { facts, counted, posting, order }: BillToCancel,
  { shift = null, isReplaced = false }: HowToCancel,
): Promise<void> {
  await Promise.all([
    tx.query(
      `update bill set status = 'CANCELLED', cancelled_at = $3, cancelled_by_name = $4, cancel_reason = $5, payments_kept = $6,
         version = version + 1 where store_id = $1 and id = $2`,
      [tx.storeId, facts.bill.id, tx.now, actor.fullName, plan.bill.reason, plan.bill.paymentsKept],
    ),
    postStock(tx, posting, { ...plan, entries: plan.stockEntries }),
    postCash(tx, posting, plan.cashEntries),
    postLate(tx, actor, shift, {
      ...{ branchId: posting.branchId, day: posting.businessDay, code: facts.bill.code, cashEntries: plan.cashEntries },
    }),
    postDebtOf(tx, posting, 'customer', plan.debtEntries),
    postAllocations(tx, plan.allocations),
    postPoints(tx, posting, plan),
    // Who replaces the bill hands them on.
    giveUpTransfers(tx, facts.bill.id, { isTakenBack: !plan.bill.paymentsKept && !isReplaced }),
    tx.query('delete from point_waiting where store_id = $1 and id = $2', [tx.storeId, facts.bill.id]),
    takeBackDiscounts(tx, facts.bill.id, posting.businessDay),
    addToSaleHour(tx, counted, -1),
  ])
  countLate(tx, { id: facts.bill.id, businessDay: counted.businessDay, today: posting.businessDay }, -1)
  // Goods that came back are kept for the order again.
  if (order) await unsettleOrder(tx, posting, facts.bill.id, order)
}
