import type { PriceSource } from '@quay/contract/bill/errors'
import { percentOf } from '../money/percent-of.ts'
import { refuse } from '../refusal.ts'
import { formatPercent } from '../text/format-number.ts'
import type { BillMoney, LineMoney } from './price/price-bill.ts'
import { type Problem, problemOf } from './problem.ts'

type Limited = Pick<BillMoney, 'totalPrice' | 'lineDiscount' | 'orderDiscount'> & {
  lines: readonly (Pick<LineMoney, 'gross' | 'lineDiscount' | 'orderShare' | 'rounding'> & {
    id?: string
    index?: number
    source?: PriceSource
  })[]
}

/**
 * Holds the seller's discount limit (basis points; null for none) on each line and on the bill as a whole, so that a
 * line discount and an order discount cannot pass it together. Points are the customer's own and do not count.
 */
export function checkDiscountLimit(bill: Limited, limitBasisPoints: number | null): Problem[] {
  if (limitBasisPoints === null) return []
  const problems: Problem[] = []
  const details = { limitBasisPoints, limit: formatPercent(limitBasisPoints) }
  let allowedOnLines = 0
  let rounding = 0
  let ofOrder = 0
  for (const [place, line] of bill.lines.entries()) {
    // Its discounts were held to the limit of who confirmed the order.
    if (line.source === 'ORDER') {
      ofOrder += line.lineDiscount + line.orderShare
      continue
    }
    const allowed = percentOf(line.gross, limitBasisPoints)
    if (line.lineDiscount - line.rounding > allowed)
      problems.push(problemOf(refuse('discount-over-limit', details, `items.${line.index ?? place}.discount`), line.id))
    allowedOnLines += allowed
    rounding += line.rounding
  }
  // Each line rounds for itself, so their sum may be some đồng above the share of the total.
  const allowed = Math.max(allowedOnLines, percentOf(bill.totalPrice, limitBasisPoints))
  const given = bill.lineDiscount - rounding + bill.orderDiscount - ofOrder
  return given > allowed ? [...problems, problemOf(refuse('discount-over-limit', details, 'discount'))] : problems
}
