import { multiplyDivide } from '../money/multiply-divide.ts'

/** What lies on a shelf: base units and what they cost in all (đồng). */
export interface StockValue {
  quantity: number
  value: number
}

/**
 * The value (đồng) that goes out with `take` base units: its share of the lot's value, rounded half up, and all of it
 * with the last unit, so that an empty lot is worth nothing. Throws RangeError when the lot holds less.
 */
export function issueValue({ quantity, value }: StockValue, take: number): number {
  if (take > quantity) throw new RangeError(`cannot take ${take} of ${quantity}`)
  if (take === quantity) return value
  return multiplyDivide(value, take, quantity)
}
