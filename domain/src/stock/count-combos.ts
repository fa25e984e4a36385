import { boundless } from './free-of.ts'

/** How many combos can be put together: what the scarcest component allows. Quantities in base units; 0 without components. */
export function countCombos(parts: readonly { needBase: number; available: number }[]): number {
  if (parts.length === 0) return 0
  const scarce = parts.filter(({ available }) => available < boundless)
  return Math.min(boundless, ...scarce.map(({ needBase, available }) => Math.max(Math.floor(available / needBase), 0)))
}
