import { allocate } from '../money/allocate.ts'

/**
 * Spreads the fixed price of one liều (đồng) over its components by what each costs by itself: what the liều is cheaper
 * or dearer than their sum falls on them in proportion. The shares add up to the price.
 */
export const sharePrice = (price: number, items: readonly { quantity: number; unitPrice: number }[]): number[] =>
  allocate(
    price,
    items.map(({ quantity, unitPrice }) => quantity * unitPrice),
  )
