interface Given {
  discountId: string
  name: string
  /** Đồng, with what its gifts count for. */
  amount: number
}

interface Priced {
  discounts: readonly Given[]
  /** List prices in đồng, by the id of the line. */
  prices: ReadonlyMap<string, number>
}

/** Names of promotions that an order has and would get no more, of those that it would get now, and of those that give another amount. */
export interface ChangedPromotions {
  ended: string[]
  begun: string[]
  changed: string[]
}

/**
 * What became of the promotions of an order since it was priced. A share of a price that is another one now is no other promotion: amounts
 * are compared only where all prices are as they were.
 */
export function promotionsChanged(before: Priced, now: Priced): ChangedPromotions {
  const had = new Map(before.discounts.map(one => [one.discountId, one]))
  const has = new Map(now.discounts.map(one => [one.discountId, one]))
  const samePrices = [...now.prices].every(([id, price]) => before.prices.get(id) === price)
  return {
    ended: before.discounts.filter(({ discountId }) => !has.has(discountId)).map(({ name }) => name),
    begun: now.discounts.filter(({ discountId }) => !had.has(discountId)).map(({ name }) => name),
    changed: now.discounts
      .filter(({ discountId, amount }) => samePrices && (had.get(discountId)?.amount ?? amount) !== amount)
      .map(({ name }) => name),
  }
}
