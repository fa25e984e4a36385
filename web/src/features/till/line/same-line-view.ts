import type { LineView } from '../cart/cart-view.ts'

/** Whether two views of a line show the same: lots, problem and components by what is in them, goods by their object. */
export const sameLineView = (a: LineView, b: LineView): boolean => isSame(a, b, 3)

function isSame(a: unknown, b: unknown, depth: number): boolean {
  if (a === b) return true
  if (depth === 0 || typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const keys = Object.keys(a) as (keyof typeof a)[]
  return keys.length === Object.keys(b).length && keys.every(key => isSame(a[key], b[key], depth - 1))
}
