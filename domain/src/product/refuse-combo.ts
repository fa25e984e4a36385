import { productType } from '@quay/contract/enumeration'
import { type Refusal, refuse } from '../refusal.ts'

/** Refuses a combo on a document that moves stock: it has none of its own. Null for all other goods. */
export function refuseCombo(product: { id: string; name: string; type: number }, path: string): Refusal | null {
  if (product.type !== productType.COMBO) return null
  return refuse('combo-has-no-stock', { productId: product.id, product: product.name }, path)
}
