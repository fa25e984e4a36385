import type { TillProduct } from '@quay/contract/till/shapes'
import { loadAllergies } from '../later-parts.ts'
import type { CartCustomer } from './cart.ts'
import type { CartPart, LineView } from './cart-view.ts'

type Find = typeof import('./allergies.ts').allergyOf

let find: Find | null = null

/** Fetches what knows allergies: most bills have no customer to mind, so a till opens without it. */
export async function loadAllergyCheck(): Promise<void> {
  find = (await loadAllergies()).allergyOf
}

/** What of the customer's health the goods meet; null also until it can be known. */
export const allergyOf = (
  customer: CartCustomer | null,
  product: TillProduct | null,
  parts: readonly CartPart[],
  today: string,
): LineView['allergy'] => (customer && product && find ? find(customer, product, parts, today) : null)
