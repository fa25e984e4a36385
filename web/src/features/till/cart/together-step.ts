import { loadTogether } from '../later-parts.ts'
import type { TillFacts } from '../till-facts.ts'
import type { TogetherForCart } from '../together/together-for.ts'
import type { Cart } from './cart.ts'

let find: ((facts: TillFacts, cart: Cart) => TogetherForCart) | null = null

/** Fetches what looks for medicines that must not be taken together, with the store's list of them: a till opens without it. */
export async function loadTogetherStep(storeId: string, listId: string | null): Promise<void> {
  const { openPairs, togetherFor: made } = await loadTogether()
  find = made
  await openPairs(storeId, listId)
}

/** Looks at the medicines of a cart together; null until it can. */
export const togetherFor = (facts: TillFacts, cart: Cart): TogetherForCart | null => find?.(facts, cart) ?? null
