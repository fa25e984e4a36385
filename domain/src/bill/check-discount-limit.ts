import { percentOf } from '../money/percent-of.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { formatPercent } from '../text/format-number.ts'
import type { PricedBill } from './price-bill.ts'

/**
 * Holds the seller's discount limit (basis points; null for none) on each line and on the bill as a whole, so that a
 * line discount and an order discount cannot pass it together. Points are the customer's own and do not count.
 */
export function checkDiscountLimit(bill: PricedBill, limitBasisPoints: number | null): Refusal | null {
  if (limitBasisPoints === null) return null
  const details = { limitBasisPoints, limit: formatPercent(limitBasisPoints) }
  let allowedOnLines = 0
  for (const [index, line] of bill.lines.entries()) {
    const allowed = percentOf(line.gross, limitBasisPoints)
    if (line.lineDiscount - (line.rounding ?? 0) > allowed)
      return refuse('discount-over-limit', details, `items.${index}.discount`)
    allowedOnLines += allowed
  }
  // Each line rounds for itself, so their sum may be some đồng above the share of the total.
  const allowed = Math.max(allowedOnLines, percentOf(bill.totalPrice, limitBasisPoints))
  const rounding = bill.lines.reduce((sum, line) => sum + (line.rounding ?? 0), 0)
  const given = bill.lineDiscount - rounding + bill.orderDiscount
  return given > allowed ? refuse('discount-over-limit', details, 'discount') : null
}
