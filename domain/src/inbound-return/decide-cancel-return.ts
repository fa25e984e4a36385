import { type MoneyToReverse, type ReversedMoney, reverseMoney } from '../cashbook/reverse-money.ts'
import type { Outcome } from '../refusal.ts'
import { decideReversal, type ReversalFacts } from '../stock/decide-reversal.ts'
import type { PostedStock } from '../stock/post-stock.ts'
import type { ReversedStock } from '../stock/reverse-stock.ts'

/** A posted return with the rows that it wrote, and the balances now, read under lock. */
export interface CancelReturnFacts extends ReversalFacts, MoneyToReverse {}

export interface CancelReturnPlan
  extends PostedStock<ReversedStock<'INBOUND_RETURN_CANCEL'>>,
    ReversedMoney<'INBOUND_RETURN_CANCEL', 'INBOUND_RETURN_CANCEL'> {}

/**
 * Decides the cancel of a return: the goods are back in their lots with the value that they took, what the provider paid
 * goes back to it, and the store owes it again. A draft wrote no rows, so its cancel writes none.
 */
export function decideCancelReturn(facts: CancelReturnFacts): Outcome<{ plan: CancelReturnPlan }> {
  const goods = decideReversal(facts, () => 'INBOUND_RETURN_CANCEL' as const)
  if (!goods.ok) return goods
  const money = reverseMoney(facts, { cash: 'INBOUND_RETURN_CANCEL', debt: 'INBOUND_RETURN_CANCEL' }, false)
  if (!money.ok) return money
  const { ok: _, ...undone } = money
  return { ok: true, plan: { ...goods.plan, ...undone } }
}
