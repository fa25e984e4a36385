import type { TillFacts } from '../till-facts.ts'
import type { Cart } from './cart.ts'

type Step = (cart: Cart, facts: TillFacts) => TillFacts

let before: Step | null = null

/** The part that edits posted bills brings it: a till that edits none opens without it. */
export const bringReplaceStep = (step: Step) => {
  before = step
}

/** What a cart is priced with: of one that replaces a bill, prices and shelves as they were before that was sold. */
export const factsFor = (cart: Cart, facts: TillFacts): TillFacts =>
  cart.replaces && before ? before(cart, facts) : facts
