import { overMarkup } from '../price/markup-cap.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { SaleLine } from './find-lines.ts'
import type { PricedBill, PricedLine } from './price-bill.ts'

/** Whether a line costs more than the mark-up of a hospital's pharmacy allows. */
export const overMarkupLine = ({ product, unit, item }: SaleLine, priced: PricedLine): boolean =>
  overMarkup({ bought: product.bought, ratio: unit.ratio, quantity: item.quantity }, priced)

/**
 * Refuses a line above the cap without a reason, and then from somebody without the right: a till does not know the cap, so
 * whoever allows it reads the reason already. Neither tells the cap, from which the cost could be reckoned.
 */
export function checkMarkup(lines: readonly SaleLine[], bill: PricedBill, maySellOverPosted: boolean): Refusal | null {
  for (const [index, line] of lines.entries()) {
    if (!overMarkupLine(line, bill.lines[index]!)) continue
    const details = { productId: line.product.id, product: line.product.name, price: line.price.unitPrice }
    if (!line.item.postedReason) return refuse('markup-reason-needed', details, `items.${index}.postedReason`)
    if (!maySellOverPosted) return refuse('markup-right-missing', details, `items.${index}.price`)
  }
  return null
}
