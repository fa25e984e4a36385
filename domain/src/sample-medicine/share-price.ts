import { allocate } from '../money/allocate.ts'

interface SharedItem {
  /** Units in one liều. */
  quantity: number
  /** Đồng of one unit. */
  unitPrice: number
}

/**
 * Spreads the fixed price of one liều (đồng) over its components by what each costs by itself: what the liều is cheaper
 * or dearer than their sum falls on them in proportion. The shares add up to the price. Where it can be, each is a
 * whole number of đồng a unit, so that the bill does not show a discount of two đồng.
 */
export function sharePrice(price: number, items: readonly SharedItem[]): number[] {
  const exact = allocate(
    price,
    items.map(({ quantity, unitPrice }) => quantity * unitPrice),
  )
  const whole = exact.map((share, index) => share - (share % items[index]!.quantity))
  const rest = price - whole.reduce((sum, share) => sum + share, 0)
  const taker = items.findIndex(({ quantity }) => rest % quantity === 0)
  return taker < 0 ? exact : whole.map((share, index) => (index === taker ? share + rest : share))
}
