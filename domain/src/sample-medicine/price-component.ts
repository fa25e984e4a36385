/** What a component brings within a liều of a fixed price. */
export interface ComponentShare {
  /** Đồng of one liều. */
  share: number
  /** Base units of it in one liều. */
  need: number
}

export interface ComponentPrice {
  /** Đồng of one unit: what it brings, rounded up. */
  unitPrice: number
  /** Đồng that the line costs less, so that whole liều cost exactly what they should. */
  rounding: number
}

/**
 * The price of a component that is sold in so many units of `ratio` base units. What it brings does not always divide
 * into whole đồng a tablet: the unit price is rounded up, and the line gives back what is too much, less than a đồng a
 * unit. The till and the server use this one function.
 */
export function priceComponent({ share, need }: ComponentShare, ratio: number, quantity: number): ComponentPrice {
  const unitPrice = upDivide(ratio, share, need)
  // Lines that are too large are refused by their gross; what they round to does not matter.
  const rounding = unitPrice * quantity - upDivide(quantity * ratio, share, need)
  return { unitPrice, rounding: Number.isSafeInteger(rounding) ? Math.max(rounding, 0) : 0 }
}

/** a × b ÷ divisor, rounded up, exact at any size. */
function upDivide(a: number, b: number, divisor: number): number {
  const size = BigInt(divisor)
  return Number((BigInt(a) * BigInt(b) + size - 1n) / size)
}
