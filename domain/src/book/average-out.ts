import { multiplyDivide } from '../money/multiply-divide.ts'

/** What of a product there was, came and went in a period; base units and đồng. */
export interface PeriodGoods {
  openingQuantity: number
  openingValue: number
  quantityIn: number
  valueIn: number
  quantityOut: number
}

/**
 * What went out in a period at its average (bình quân gia quyền cả kỳ dự trữ): value of what there was and came, by its quantity. All that is
 * there takes the whole value with it, so nothing is left on nothing. Null where more went than there was and came, as goods sold before they were
 * written in: then there is no average that holds, and the ledger's value stands.
 */
export function averageOut(goods: PeriodGoods): number | null {
  const quantity = goods.openingQuantity + goods.quantityIn
  const value = goods.openingValue + goods.valueIn
  if (goods.quantityOut === 0) return 0
  if (quantity < goods.quantityOut || goods.openingQuantity < 0 || value < 0) return null
  return quantity === goods.quantityOut ? value : multiplyDivide(value, goods.quantityOut, quantity)
}

/** What of a product the ledger holds of a period. */
export interface LedgerGoods extends PeriodGoods {
  valueOut: number
}

/** What the average of a quarter left of a product, kept when the quarter was declared. */
export interface KeptGoods {
  quantity: number
  value: number
}

/**
 * The goods of a period at its average. They begin with what the average of the quarter before left, where that was kept and is of as many as the
 * ledger has. Where no average holds, what went out bears the difference to the ledger, and the period ends with the ledger's value.
 */
export function averageGoods<Goods extends LedgerGoods>(
  ledger: Goods,
  kept?: KeptGoods,
): Goods & { isAverage: boolean } {
  const openingValue = kept?.quantity === ledger.openingQuantity ? kept.value : ledger.openingValue
  const out = averageOut({ ...ledger, openingValue })
  const valueOut = out ?? ledger.valueOut + openingValue - ledger.openingValue
  return { ...ledger, openingValue, valueOut, isAverage: out !== null }
}
