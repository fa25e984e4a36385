/** The largest amount in đồng that a document may hold, on either side of zero. */
export const maxAmount = 999_999_999_999
/** The largest quantity, in the unit chosen and in the base unit. */
export const maxQuantity = 999_999_999

/** Whether the amount (đồng, either sign) is an integer within the limit. */
export function isSafeAmount(amount: number): boolean {
  return Number.isInteger(amount) && Math.abs(amount) <= maxAmount
}

/** Whether the quantity (either sign) is an integer within the limit. */
export function isSafeQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && Math.abs(quantity) <= maxQuantity
}

/** Quantity × price in đồng, or null beyond the limit: the two limits multiply to 1e21, which no number holds exactly. */
export function multiplyAmount(quantity: number, price: number): number | null {
  // Below the limit the floating product is exact; above it, however inexact, it stays above.
  const product = quantity * price
  return isSafeAmount(product) ? product : null
}
