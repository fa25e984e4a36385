import { type MoneyToReverse, type ReversedMoney, reverseMoney } from '../cashbook/reverse-money.ts'
import { type CancellableDocument, checkCancellable } from '../ledger/check-cancellable.ts'
import { type LotChange, movePoints, type PointChain, type PointEntry } from '../point/move-points.ts'
import { undoPoints, type WrittenPoints } from '../point/undo-points.ts'
import { type Outcome, refuse } from '../refusal.ts'
import type { StockValue } from '../stock/issue-value.ts'
import { type OwedMovement, type OwedShelf, shelveOverpaid } from '../stock/owed.ts'
import { type PostedStock, type ProductStock, postStock, type StockMovement } from '../stock/post-stock.ts'

export interface CancelInput {
  reason: string
  /** The money stays, as a credit of the customer. Left out, it goes back. */
  keepPayments?: boolean | undefined
  /** It is cancelled with the return of its exchange. */
  isWithReturn?: boolean | undefined
}

interface WrittenStock extends StockMovement {
  id: string
  lineId: string | null
}

/** A posted bill with the rows it wrote, and the balances now, read under lock. */
export interface CancelBillFacts extends MoneyToReverse {
  bill: CancellableDocument
  /** The code of a return of its goods that stands; null where there is none. */
  returnCode: string | null
  /** The code of the return that it came with in an exchange; null where there is none. */
  exchangeCode: string | null
  closedThrough: string | null
  stockEntries: readonly WrittenStock[]
  /** What the lots owe now, of goods that the bill sold before they came. */
  owed: readonly (OwedShelf & {
    /** What settled its debts so far, less what went back to the shelf (shelveOverpaid). */
    settled: StockValue
  })[]
  products: readonly ProductStock[]
  pointEntries: readonly WrittenPoints[]
  /** The end of the customer's point ledger; null without a customer. */
  points: PointChain | null
  /** The business day at the branch: of its rows, and for points that come back to a lot that has ended. */
  today: string
}

interface CancelledSale extends StockMovement {
  kind: 'SALE_CANCEL'
  lineId: string | null
  reversesId: string
}

export interface CancelBillPlan
  extends PostedStock<CancelledSale | OwedMovement>,
    ReversedMoney<'SALE_CANCEL', 'SALE_CANCEL'> {
  bill: { id: string; status: 'CANCELLED'; reason: string; paymentsKept: boolean }
  pointEntries: PointEntry[]
  pointLotChanges: LotChange[]
}

/**
 * Decides the cancel of a bill: the exact opposite of every row it wrote, into the same lots. The goods come back with
 * the value they left with, so no revaluation is needed; goods that were owed, and settled since, go to the shelf at what
 * they cost.
 */
export function decideCancelBill(
  { reason, keepPayments = false, isWithReturn = false }: CancelInput,
  facts: CancelBillFacts,
): Outcome<{ plan: CancelBillPlan }> {
  const refusal = checkCancellable(facts.bill, facts.closedThrough)
  if (refusal) return refusal
  if (facts.returnCode !== null) return refuse('bill-has-return', { code: facts.returnCode })
  if (facts.exchangeCode !== null && !isWithReturn)
    return refuse('exchange-cancel-both', { code: facts.exchangeCode, bill: facts.bill.code })
  const money = reverseMoney(facts, { cash: 'SALE_CANCEL', debt: 'SALE_CANCEL' }, keepPayments)
  if (!money.ok) return money
  const { ok: _, ...undone } = money
  return {
    ok: true,
    plan: {
      bill: { id: facts.bill.id, status: 'CANCELLED', reason, paymentsKept: keepPayments },
      ...postStock(
        [...facts.stockEntries.map(opposite), ...facts.owed.flatMap(shelf => overpaid(shelf, facts))],
        facts.products,
      ),
      ...undone,
      ...undonePoints(facts),
    },
  }
}

function opposite({ id, productId, lotId, bucket, lineId, quantity, value }: WrittenStock): CancelledSale {
  const back = { quantity: 0 - quantity, value: 0 - value }
  return { kind: 'SALE_CANCEL', productId, lotId, ...(bucket && { bucket }), lineId, ...back, reversesId: id }
}

function overpaid(shelf: CancelBillFacts['owed'][number], { stockEntries }: CancelBillFacts): OwedMovement[] {
  const own = stockEntries.filter(entry => entry.bucket === 'owed' && entry.lotId === shelf.lotId)
  const sum = (field: 'quantity' | 'value') => own.reduce((all, entry) => all - entry[field], 0)
  return shelveOverpaid(shelf, { quantity: sum('quantity'), value: sum('value') }, shelf.settled)
}

function undonePoints({ pointEntries, points, today }: CancelBillFacts) {
  if (!points) return { pointEntries: [], pointLotChanges: [] }
  const moved = movePoints(points, undoPoints(pointEntries, today))
  return { pointEntries: moved.pointEntries, pointLotChanges: moved.lotChanges }
}
