import type { ChosenLot } from '@quay/domain/stock/pick-lots'

/**
 * Chosen lots for another quantity (base units): the last lot takes the difference, and when it runs out the one before
 * it. Whether a lot holds that much is checked where stock is known.
 */
export function rebalanceLots(lots: readonly ChosenLot[], need: number): ChosenLot[] | null {
  const kept: ChosenLot[] = []
  let missing = need
  for (const [index, lot] of lots.entries()) {
    const quantity = index === lots.length - 1 ? missing : Math.min(lot.quantity, missing)
    if (quantity > 0) kept.push({ ...lot, quantity })
    missing -= Math.max(quantity, 0)
  }
  return kept.length > 0 ? kept : null
}
