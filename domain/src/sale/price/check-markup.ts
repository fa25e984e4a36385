import { overMarkup } from '../../price/markup-cap.ts'
import { refuse } from '../../refusal.ts'
import { type Problem, problemOf } from '../problem.ts'
import type { SaleLine } from '../sale-line.ts'

/** Whether a line costs more than the mark-up of a hospital's pharmacy allows. */
export const overMarkupLine = (line: SaleLine): boolean =>
  overMarkup({ bought: line.product.bought, ratio: line.unit.ratio, quantity: line.quantity }, line)

/**
 * Lines above the cap without a reason, and those of a person without the right: a till does not know the cap, so the
 * person who allows the sale needs the reason. Neither refusal carries the cap, which would reveal the cost.
 */
export function checkMarkup(lines: readonly SaleLine[], maySellOverPosted: boolean): Problem[] {
  // Who confirmed an order was asked.
  return lines
    .filter(line => line.source !== 'ORDER' && overMarkupLine(line))
    .flatMap(({ index, id, item, product, unitPrice }) => {
      const details = { productId: product.id, product: product.name, price: unitPrice }
      return [
        item.postedReason ? [] : problemOf(refuse('markup-reason-needed', details, `items.${index}.postedReason`), id),
        maySellOverPosted ? [] : problemOf(refuse('markup-right-missing', details, `items.${index}.price`), id),
      ].flat()
    })
}
