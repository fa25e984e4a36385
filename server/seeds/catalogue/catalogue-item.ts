import type { productBody } from '@quay/contract/product/shapes'
import type { z } from 'zod'
import type { Season } from './product-groups.ts'

/** A product of the catalogue and what the demonstration knows about its trade. */
export interface CatalogueItem {
  /** As it is sent to create-product, without its group's id. */
  product: z.input<typeof productBody>
  /** Of the third level. */
  group: string
  /** How often it is sold, compared with the others. */
  weight: number
  season: Season | null
  /** The unit in which it is ordered: its place in `product.units`, the largest. */
  orderUnit: number
  /** What a supplier asks, without VAT, for an đồng of the sale price. */
  costShare: number
  /** Which supplier brings it: an index that the suppliers are chosen by. */
  source: 'domestic' | 'imported' | 'supplement' | 'device' | 'care'
  /** Goods of one maker come from one supplier. */
  sourceKey: number
}
