import { loadMedicines } from '../later-parts.ts'
import type { TillFacts } from '../till-facts.ts'
import type { Cart } from './cart.ts'

type MedicinesOf = typeof import('../medicine/medicines-of.ts').medicinesOf

let find: MedicinesOf | null = null
let underWay = Promise.resolve()

/**
 * Fetches what looks at the medicines of a cart, with the store's list of those that must not be taken together; a till opens
 * without it. Then `reprice` is called.
 */
export function loadMedicineStep(storeId: string, listId: string | null, reprice: () => void): Promise<void> {
  underWay = loadMedicines()
    .then(async ({ medicinesOf, openPairs }) => {
      find = medicinesOf
      await openPairs(storeId, listId)
    })
    .then(reprice, () => {})
  return underWay
}

/** Kept once medicines were looked at, as far as they can be: who pays right behind the first scan waits for it. */
export const medicinesKnown = (): Promise<void> => underWay

/** Looks at the medicines of a cart; null until it can. */
export const medicinesOf = (cart: Cart, facts: TillFacts): ReturnType<MedicinesOf> | null => find?.(cart, facts) ?? null
