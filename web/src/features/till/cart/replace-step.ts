import { clockAt, type TillFacts, todayAt } from '../till-facts.ts'
import type { Cart } from './cart.ts'

type Step = (cart: Cart, facts: TillFacts) => TillFacts

let before: Step | null = null

/** The part that edits posted bills brings it: a till that edits none opens without it. */
export const bringReplaceStep = (step: Step) => {
  before = step
}

/**
 * What a cart is priced with: of one that replaces a bill, prices and shelves as they were before that was sold; of one that was sold before now
 * or by a colleague, the hour and the seller.
 */
export function factsFor(cart: Cart, facts: TillFacts): TillFacts {
  if (cart.replaces && before) return before(cart, facts)
  const { soldAt, seller } = cart
  if (!soldAt && !seller) return facts
  const { context } = facts
  const then = soldAt ? Date.parse(soldAt) : null
  return {
    ...facts,
    ...(then !== null && { at: clockAt(context, then), today: todayAt(context, then) }),
    context: context && seller ? { ...context, sellerId: seller.id } : context,
  }
}
