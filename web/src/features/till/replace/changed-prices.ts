import type { CopiedBill } from '../cart/cart.ts'
import type { LineView } from '../cart/cart-view.ts'

/** A line of a copied bill whose goods cost something else today. */
export interface ChangedPrice {
  lineId: string
  name: string
  unitName: string
  /** Đồng of one of the unit: then, and today. */
  was: number
  now: number
  /** Somebody chose the price of then. */
  keeps: boolean
}

/** What changed since a copied bill was sold: a line that has another unit by now is none of it. `today` says what a line costs without a typed price. */
export function changedPrices(
  { prices }: CopiedBill,
  lines: readonly Pick<LineView, 'line' | 'unitPrice' | 'listPrice'>[],
): ChangedPrice[] {
  return lines.flatMap(({ line, unitPrice, listPrice }) => {
    const was = prices[line.id]
    if (was === undefined) return []
    const keeps = line.price === was
    // A price that the cashier typed stays.
    if (line.price !== null && !keeps) return []
    const now = keeps ? listPrice : unitPrice
    return now === was ? [] : [{ lineId: line.id, name: line.productName, unitName: line.unit.name, was, now, keeps }]
  })
}
