import { type Refusal, refuse } from '../refusal.ts'
import { isService } from './service-type.ts'

interface Stocked {
  type: number
  isLotManaged: boolean
  minStock?: number | null | undefined
  maxStock?: number | null | undefined
}

/** A service has no lots and no levels of stock. Nothing for all other goods. */
export function checkUnstocked(product: Stocked): Refusal | null {
  if (!isService(product)) return null
  if (product.isLotManaged) return refuse('service-not-stocked', {}, 'isLotManaged')
  const level = (['minStock', 'maxStock'] as const).find(field => product[field] != null)
  return level ? refuse('service-not-stocked', {}, level) : null
}
