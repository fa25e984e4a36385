import { postedPriceOf } from '../price/posted-price.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'
import type { SaleLine } from './find-lines.ts'
import type { PricedBill } from './price-bill.ts'

/**
 * The posted price of one of the unit (đồng) where the line costs more than that, its own discount taken off; else null.
 * The discount of the bill does not count: it is no price of these goods.
 */
export function overPosted(
  { product, unit, item }: Pick<SaleLine, 'product' | 'unit'> & { item: { quantity: number } },
  { gross, lineDiscount }: { gross: number; lineDiscount: number },
): number | null {
  const posted = postedPriceOf(unit, product.units)
  return posted !== null && gross - lineDiscount > posted * item.quantity ? posted : null
}

/** Refuses a line above its posted price from somebody without the right, and without a reason from somebody who has it. */
export function checkPosted(lines: readonly SaleLine[], bill: PricedBill, maySellOverPosted: boolean): Refusal | null {
  for (const [index, line] of lines.entries()) {
    const posted = overPosted(line, bill.lines[index]!)
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
