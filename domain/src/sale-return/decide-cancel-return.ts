import { type MoneyToReverse, type ReversedMoney, reverseMoney } from '../cashbook/reverse-money.ts'
import { checkCancellable } from '../ledger/check-cancellable.ts'
import { type LotChange, movePoints, type PointChain, type PointEntry } from '../point/move-points.ts'
import { undoPoints, type WrittenPoints } from '../point/undo-points.ts'
import { describeStock } from '../quantity/describe-stock.ts'
import { type Outcome, refuse } from '../refusal.ts'
import type { ReversalFacts } from '../stock/decide-reversal.ts'
import { type PostedStock, postStock } from '../stock/post-stock.ts'
import { type ReversedStock, reverseStock } from '../stock/reverse-stock.ts'

/** A return with the rows that it wrote, and the balances now, read under lock. */
export interface CancelReturnFacts extends ReversalFacts, MoneyToReverse {
  pointEntries: readonly WrittenPoints[]
  /** The end of the customer's point ledger; null without a customer. */
  points: PointChain | null
  /** The business day at the branch. */
  today: string
}

export interface CancelReturnPlan
  extends PostedStock<ReversedStock<'SALE_RETURN_CANCEL'>>,
    ReversedMoney<'SALE_RETURN_CANCEL', 'SALE_RETURN_CANCEL'> {
  pointEntries: PointEntry[]
  pointLotChanges: LotChange[]
}

/** Decides the cancel of a return: the opposite of each of its rows. Refused where the goods were sold again. */
export function decideCancelReturn(facts: CancelReturnFacts): Outcome<{ plan: CancelReturnPlan }> {
  const refusal = checkCancellable(facts.document, facts.closedThrough)
  if (refusal) return refusal
  const goods = reverseStock(facts.stockEntries, facts.shelves, () => 'SALE_RETURN_CANCEL' as const)
  if ('short' in goods) {
    const [first] = goods.short
    const units = facts.products.find(({ id }) => id === first!.productId)?.units ?? []
    const lot = facts.shelves.find(({ lotId }) => lotId === first!.lotId)?.lotNumber ?? ''
    return refuse('return-goods-gone', { lot, left: describeStock(first!.available, units) })
  }
  const money = reverseMoney(facts, { cash: 'SALE_RETURN_CANCEL', debt: 'SALE_RETURN_CANCEL' }, false)
  if (!money.ok) return money
  const { ok: _, ...undone } = money
  return {
    ok: true,
    plan: { ...postStock(goods.movements, facts.products), ...undone, ...undonePoints(facts) },
  }
}

function undonePoints({ pointEntries, points, today }: CancelReturnFacts) {
  if (!points) return { pointEntries: [], pointLotChanges: [] }
  const moved = movePoints(points, undoPoints(pointEntries, today))
  return { pointEntries: moved.pointEntries, pointLotChanges: moved.lotChanges }
}
