import { checkCancellable } from '../ledger/check-cancellable.ts'
import { postRows } from '../ledger/post-rows.ts'
import { type MoneyToReverse, type ReversedMoney, reverseMoney } from '../ledger/reverse-money.ts'
import { describeStock } from '../quantity/describe-stock.ts'
import { type Outcome, refuse } from '../refusal.ts'
import type { ReversalFacts } from '../stock/decide-reversal.ts'
import { type PostedStock, postStock } from '../stock/post-stock.ts'
import { type ReversedStock, reverseStock } from '../stock/reverse-stock.ts'

type PointKind = 'RETURN_EARN' | 'RETURN_SPEND'

/** A return with the rows that it wrote, and the balances now, read under lock. */
export interface CancelReturnFacts extends ReversalFacts, MoneyToReverse {
  pointEntries: readonly { id: string; kind: PointKind; amount: number }[]
  /** The end of the customer's point ledger; null without a customer. */
  points: { customerId: string; balance: number; entryCount: number } | null
}

export interface CancelReturnPlan
  extends PostedStock<ReversedStock<'SALE_RETURN_CANCEL'>>,
    ReversedMoney<'SALE_RETURN_CANCEL', 'SALE_RETURN_CANCEL'> {
  pointEntries: {
    kind: `${PointKind}_CANCEL`
    customerId: string
    amount: number
    reversesId: string
    sequence: number
    balanceAfter: number
  }[]
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
    plan: { ...postStock(goods.movements, facts.products), ...undone, pointEntries: undoPoints(facts) },
  }
}

function undoPoints({ pointEntries, points }: CancelReturnFacts): CancelReturnPlan['pointEntries'] {
  if (!points) return []
  const { customerId, balance, entryCount } = points
  return postRows(
    pointEntries.map(({ id, kind, amount }) => ({
      kind: `${kind}_CANCEL` as const,
      customerId,
      amount: 0 - amount,
      reversesId: id,
    })),
    [{ id: customerId, balance, entryCount }],
    ({ amount }) => ({ chain: customerId, amount }),
  )
}
