import { containedVat } from '@quay/domain/money/contained-vat'
import { type EditorLine, receivedOf, unitOf } from './editor-state.ts'

/** A change of price by more is asked about before the import is completed: it may be a zero too many. */
export const askedChange = 0.3
/** 91.000 against 70.000 is 30 % and not a hair more. */
const rounding = 1e-9

export interface PriceCheck {
  /** Against the last price, or the cost on the shelf where goods were never bought: 0.1 is dearer by a tenth. */
  change: number | null
  /** Đồng for one of the line's unit, as it was before. */
  before: number | null
  /** The first unit that is sold for less than it costs, in đồng; `beforeVat` where the cost is without VAT too, else null. */
  belowCost: { unit: string; price: number; beforeVat: number | null; cost: number } | null
}

/** What is to be minded of the price of a line; `cost` is what its goods are worth on the shelf, in đồng. */
export function checkPrices(line: EditorLine, { cost, deductsVat }: LineCost): PriceCheck {
  const { product, price } = line
  const { ratio } = unitOf(line)
  const base = receivedOf(line) * ratio
  if (price === null || base <= 0) return { change: null, before: null, belowCost: null }
  const { last } = product
  const before = last ? (last.price * ratio) / last.ratio : (product.cost ?? 0) * ratio
  const now = last ? price : (cost * ratio) / base
  return {
    change: before > 0 ? now / before - 1 : null,
    before: before > 0 ? Math.round(before) : null,
    belowCost: soldBelow(line, cost / base, deductsVat),
  }
}

/** Whether the user has to confirm the price of the line. */
export const isAskedPrice = ({ change, belowCost }: PriceCheck): boolean =>
  belowCost !== null || (change !== null && Math.abs(change) > askedChange + rounding)

/** What the goods of a line are worth, and whether that is without their VAT because the branch deducts it. */
export interface LineCost {
  cost: number
  deductsVat: boolean
}

/** What of a sale price stands against the cost: sale prices hold their VAT, which is no income where VAT is deducted. */
export const earnedOf = (price: number, { vatRate }: Pick<EditorLine, 'vatRate'>, deductsVat: boolean): number =>
  deductsVat ? price - containedVat(price, vatRate) : price

function soldBelow(line: EditorLine, baseCost: number, deductsVat: boolean): PriceCheck['belowCost'] {
  const { product, salePrices } = line
  for (const unit of product.units) {
    const price = salePrices.find(({ unitId }) => unitId === unit.id)?.price ?? unit.price
    const cost = Math.round(baseCost * unit.ratio)
    if (price === undefined || price <= 0) continue
    const earned = earnedOf(price, line, deductsVat)
    if (earned < cost) return { unit: unit.name, price, beforeVat: deductsVat ? earned : null, cost }
  }
  return null
}
