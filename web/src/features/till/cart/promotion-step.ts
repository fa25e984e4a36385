import { loadPromotions } from '../later-parts.ts'
import type { TillFacts } from '../till-facts.ts'
import type { Cart } from './cart.ts'
import type { PromotionsForCart } from './promotions-for.ts'

let find: ((facts: TillFacts, cart: Cart) => PromotionsForCart | null) | null = null

/** Fetches what works promotions out: a till of a shop without any opens without it. */
export async function loadPromotionStep(): Promise<void> {
  find = (await loadPromotions()).promotionsFor
}

/** Whether promotions can be worked out already. */
export const hasPromotionStep = (): boolean => find !== null

/** The promotions that hold at this till now, for this buyer; null where the store has none, and until they can be worked out. */
export const promotionsFor = (facts: TillFacts, cart: Cart): PromotionsForCart | null => find?.(facts, cart) ?? null
