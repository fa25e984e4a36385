import { overPosted } from '../../price/posted-price.ts'
import { refuse } from '../../refusal.ts'
import { formatDong } from '../../text/format-number.ts'
import { type Problem, problemOf } from '../problem.ts'
import type { SaleLine } from '../sale-line.ts'

/** The posted price of one of the unit of a line, where the line costs more than that; else null. */
export const overPostedLine = (line: SaleLine): number | null =>
  overPosted({ unit: line.unit, units: line.product.units, quantity: line.quantity }, line)

/** Lines above their posted price that a person without the right sells, and those without a reason. */
export function checkPosted(lines: readonly SaleLine[], maySellOverPosted: boolean): Problem[] {
  return lines.flatMap(line => {
    const posted = overPostedLine(line)
    // Who confirmed an order was asked.
    if (posted === null || line.source === 'ORDER') return []
    const { index, id, item, product, unit, unitPrice } = line
    const details = {
      productId: product.id,
      product: product.name,
      posted,
      postedText: `${formatDong(posted)}/${unit.name.toLowerCase()}`,
      price: unitPrice,
    }
    return [
      maySellOverPosted ? [] : problemOf(refuse('posted-price-right-missing', details, `items.${index}.price`), id),
      item.postedReason
        ? []
        : problemOf(refuse('posted-price-reason-needed', details, `items.${index}.postedReason`), id),
    ].flat()
  })
}
