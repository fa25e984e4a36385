import { overPosted } from '../price/posted-price.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'
import type { SaleLine } from './find-lines.ts'
import type { PricedBill, PricedLine } from './price-bill.ts'

/** The posted price of one of the unit of a line, where the line costs more than that; else null. */
export const overPostedLine = ({ product, unit, item }: SaleLine, priced: PricedLine): number | null =>
  overPosted({ unit, units: product.units, quantity: item.quantity }, priced)

/** Refuses a line above its posted price from somebody without the right, and without a reason from somebody who has it. */
export function checkPosted(lines: readonly SaleLine[], bill: PricedBill, maySellOverPosted: boolean): Refusal | null {
  for (const [index, line] of lines.entries()) {
    const posted = overPostedLine(line, bill.lines[index]!)
    if (posted === null) continue
    const { product, unit, price, item } = line
    const details = {
      productId: product.id,
      product: product.name,
      posted,
      postedText: `${formatDong(posted)}/${unit.name.toLowerCase()}`,
      price: price.unitPrice,
    }
    if (!maySellOverPosted) return refuse('posted-price-right-missing', details, `items.${index}.price`)
    if (!item.postedReason) return refuse('posted-price-reason-needed', details, `items.${index}.postedReason`)
  }
  return null
}
