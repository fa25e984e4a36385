/** What a product that is no medicine is registered as, which gives its number its form. */
export type GoodKind = 'supplement' | 'device' | 'cosmetic' | 'plain'

/** Goods of one name in several variants and brands. */
export interface Good {
  name: string
  kind: GoodKind
  /** Of the third level. */
  group: string
  /** As for drugs: 1 seldom, 10 many times a day. */
  demand: number
  /** Smallest unit, then how many of it make the pack, where it is also sold by the pack. */
  unit: string
  outer?: { unit: string; sizes: readonly number[] }
  /** What tells products of one brand apart, with the đồng of the smallest unit. */
  variants: readonly (readonly [variant: string, price: number])[]
  brands: readonly string[]
  /** Instruments and bottles for years have no lots worth keeping. */
  isLotManaged: boolean
}

/** Goods of a group, from rows of the shortest form. */
export function goodsOf(
  kind: GoodKind,
  group: string,
  rows: readonly Omit<Good, 'kind' | 'group' | 'isLotManaged'>[],
  { isLotManaged = true } = {},
): Good[] {
  return rows.map(row => ({ ...row, kind, group, isLotManaged }))
}
