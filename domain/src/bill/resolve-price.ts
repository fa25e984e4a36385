/** `SAMPLE`: what it brings within a liều of a fixed price (applySamples). */
export type PriceSource = 'MANUAL' | 'UNIT' | 'SAMPLE'

interface PriceContext {
  /** A price that the cashier typed, in đồng. */
  manualPrice?: number | null | undefined
}

export interface ResolvedPrice {
  /** What the unit costs without the cashier's hand, in đồng. */
  listPrice: number
  unitPrice: number
  source: PriceSource
}

/**
 * The price of one unit: a manual price wins over the unit's own. A manual price equal to the list price changes
 * nothing and counts as the list price, so it needs no right. Price books join between the two.
 */
export function resolvePrice(unit: { price: number }, { manualPrice }: PriceContext): ResolvedPrice {
  const isManual = manualPrice !== null && manualPrice !== undefined && manualPrice !== unit.price
  return { listPrice: unit.price, unitPrice: isManual ? manualPrice : unit.price, source: isManual ? 'MANUAL' : 'UNIT' }
}
