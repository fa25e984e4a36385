import type { ValueSource } from '@quay/contract/inventory-check/shapes'
import { multiplyDivide } from '../money/multiply-divide.ts'
import { issueValue, type StockValue } from '../stock/issue-value.ts'

interface KnownCosts {
  /** What the lot's shelf holds by the books. */
  shelf: StockValue
  /** All of the product at the branch. */
  product: StockValue
  lastPurchase: StockValue | null
}

export interface ValuedDifference {
  /** Đồng, with the sign of the difference. */
  value: number
  source: ValueSource
}

/**
 * What a difference is worth. Missing goods take their share of the shelf with them (issueValue), all of it with the last.
 * Found goods get the average of their lot, else of their product, else the price of the last purchase, else nothing. Takes
 * a difference that the shelf can bear.
 */
export function valueDifference(difference: number, { shelf, product, lastPurchase }: KnownCosts): ValuedDifference {
  if (difference <= 0) return { value: 0 - issueValue(shelf, 0 - difference), source: 'lot' }
  const at = (known: StockValue) => multiplyDivide(known.value, difference, known.quantity)
  if (shelf.quantity > 0) return { value: at(shelf), source: 'lot' }
  if (product.quantity > 0) return { value: at(product), source: 'product' }
  if (lastPurchase && lastPurchase.quantity > 0) return { value: at(lastPurchase), source: 'purchase' }
  return { value: 0, source: 'none' }
}
