import type { TransitChange } from './transfer-facts.ts'

/** Base units by product, in the order in which products come. */
export function sumByProduct(rows: readonly TransitChange[]): TransitChange[] {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of rows) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }))
}
