import type { TillProduct } from '@quay/contract/till/shapes'
import { loadAllergies } from '../later-parts.ts'
import type { CartPart } from './cart-view.ts'

type Find = typeof import('./allergies.ts').allergyOf

let find: Find | null = null

/** Fetches what knows allergies: most bills have no customer with a note, so a till opens without it. */
export async function loadAllergyCheck(): Promise<void> {
  find = (await loadAllergies()).allergyOf
}

/** The allergy that the goods meet, by the note about who buys; null also until it can be known. */
export const allergyOf = (
  note: string | null | undefined,
  product: TillProduct | null,
  parts: readonly CartPart[],
): string | null => (note && product && find ? find(note, product, parts) : null)
