import { productType } from '@quay/contract/enumeration'
import { type Refusal, refuse } from '../refusal.ts'
import { isService } from './service-type.ts'

/** Refuses a combo or a service on a document that moves stock: they have none of their own. Null for all other goods. */
export function refuseWithoutStock(product: { id: string; name: string; type: number }, path: string): Refusal | null {
  const named = { productId: product.id, product: product.name }
  if (product.type === productType.COMBO) return refuse('combo-has-no-stock', named, path)
  return isService(product) ? refuse('service-has-no-stock', named, path) : null
}
