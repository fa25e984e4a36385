import type { CountGoods } from '@quay/contract/inventory-check/shapes'

type Counted = { productId: string; lotNumber: string }

/** Goods that are to be counted yet; `lots` names what is missing of goods of which something was counted. */
export interface StillToCount {
  product: CountGoods
  lots: readonly string[]
}

/**
 * What a counter has not counted: goods of `asked` (null: all), and of goods begun the lots on the shelf by the books. Where
 * the books are hidden (blind), goods with one counted lot are taken as done.
 */
export function stillToCount(
  goods: readonly CountGoods[],
  counted: readonly Counted[],
  asked: ReadonlySet<string> | null,
): StillToCount[] {
  const done = new Map<string, Set<string>>()
  for (const { productId, lotNumber } of counted) done.set(productId, (done.get(productId) ?? new Set()).add(lotNumber))
  return goods.flatMap(product => {
    const own = done.get(product.id)
    if (!own) return !asked || asked.has(product.id) ? [{ product, lots: [] }] : []
    const lots = product.lots.filter(lot => (lot.book ?? 0) > 0 && !own.has(lot.number)).map(lot => lot.number)
    return lots.length > 0 ? [{ product, lots }] : []
  })
}
