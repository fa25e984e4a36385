interface PostedUnit {
  id: string
  ratio: number
  postedPrice?: number | null | undefined
}

/**
 * What one of a unit may cost at most, in đồng: its own posted price, or that of the base unit times its ratio, since
 * medicines are declared by their smallest unit (Nghị định 54/2017 điều 136). Null where none was posted.
 */
export function postedPriceOf(unit: PostedUnit, units: readonly PostedUnit[]): number | null {
  if (unit.postedPrice !== null && unit.postedPrice !== undefined) return unit.postedPrice
  const base = units.find(({ ratio }) => ratio === 1)?.postedPrice ?? null
  return base === null ? null : base * unit.ratio
}

/**
 * The posted price of one of the unit (đồng) where so many of it cost more than that, after the promotions and the discount of their line;
 * else null. The discount of the bill does not count: it is no price of these goods.
 */
export function overPosted(
  { unit, units, quantity }: { unit: PostedUnit; units: readonly PostedUnit[]; quantity: number },
  { gross, promotionDiscount = 0, lineDiscount }: { gross: number; promotionDiscount?: number; lineDiscount: number },
): number | null {
  const posted = postedPriceOf(unit, units)
  return posted !== null && gross - promotionDiscount - lineDiscount > posted * quantity ? posted : null
}
