import { isService } from '../product/service-type.ts'
import { type PickableLot, sellableQuantity } from './pick-lots.ts'

/** What can be sold of a service: as often as somebody asks. */
export const boundless = Number.MAX_SAFE_INTEGER

interface Shelved {
  type?: number | undefined
  lots: readonly PickableLot[]
  /** Base units that orders keep. */
  reserved: number
}

/** Base units that can be sold of goods today beyond what orders keep. */
export const freeOf = (product: Shelved, today: string): number =>
  isService(product) ? boundless : Math.max(sellableQuantity(product.lots, today) - product.reserved, 0)
