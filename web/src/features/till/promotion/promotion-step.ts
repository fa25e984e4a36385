import type { TillProduct } from '@quay/contract/till/shapes'
import type { Sale } from '@quay/domain/sale/run-sale'
import type { Cart } from '../cart/cart.ts'
import type { GiftView, TillItem } from '../cart/cart-view.ts'
import { loadPromotions } from '../later-parts.ts'
import type { TillFacts } from '../till-facts.ts'
import type { PromotionsForCart } from './promotions-for.ts'

let step: Awaited<ReturnType<typeof loadPromotions>> | null = null

/** Fetches what works promotions out: a till of a shop without any opens without it. */
export async function loadPromotionStep(): Promise<void> {
  step = await loadPromotions()
}

/** Whether promotions can be worked out already. */
export const hasPromotionStep = (): boolean => step !== null

/** The promotions that hold at this till now, for this buyer; null where the store has none, and until they can be worked out. */
export const promotionsFor = (facts: TillFacts, cart: Cart): PromotionsForCart | null =>
  step?.promotionsFor(facts, cart) ?? null

/** The gifts that they give. */
export const giftsFor = (sale: Sale<TillProduct, TillItem>, cart: Cart, facts: TillFacts): readonly GiftView[] =>
  step?.giftsFor(sale, cart, facts) ?? noGifts

const noGifts: readonly GiftView[] = []
