/**
 * What a price earns over its cost, both in đồng, in basis points rounded: `margin` is the share of the price that stays
 * (tỷ suất lợi nhuận), `markUp` what was put on the cost (tỷ lệ cộng thêm). Null where it would be divided by nothing.
 */
export function marginOf(price: number, cost: number): { margin: number | null; markUp: number | null } {
  const share = (of: number) => (of > 0 ? Math.round(((price - cost) / of) * 10_000) : null)
  return { margin: share(price), markUp: share(cost) }
}
