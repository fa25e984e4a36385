import type { DiscountUnit } from '@quay/contract/enumeration'
import { percentOf, toBasisPoints } from './percent-of.ts'

/** A discount as it goes over the wire: unit 1 is per cent with at most two decimals, unit 2 is đồng. */
export interface Discount {
  unit: DiscountUnit
  value: number
}

/** What a discount takes off `price`, in đồng, rounded half up. It may be more than the price: the caller refuses that. */
export function discountOf(price: number, discount: Discount | null | undefined): number {
  if (!discount) return 0
  return discount.unit === 1 ? percentOf(price, toBasisPoints(discount.value)) : discount.value
}
