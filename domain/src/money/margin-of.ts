import { multiplyDivide } from './multiply-divide.ts'

/** What is earned of a sale price, in basis points of it: (price − cost) / price. Null where nothing is asked for the goods. */
export function marginOf(price: number, cost: number): number | null {
  return price > 0 ? multiplyDivide(price - cost, 10_000, price) : null
}
