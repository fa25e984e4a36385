import { percentOf } from '../money/percent-of.ts'
import { refuse } from '../refusal.ts'
import { formatPercent } from '../text/format-number.ts'
import type { BillMoney, LineMoney } from './price-bill.ts'
import { type Problem, problemOf } from './problem.ts'

type Limited = Pick<BillMoney, 'totalPrice' | 'lineDiscount' | 'orderDiscount'> & {
  lines: readonly (Pick<LineMoney, 'gross' | 'lineDiscount' | 'rounding'> & { id?: string; index?: number })[]
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
  for (const [place, line] of bill.lines.entries()) {
    const allowed = percentOf(line.gross, limitBasisPoints)
    if (line.lineDiscount - line.rounding > allowed)
      problems.push(problemOf(refuse('discount-over-limit', details, `items.${line.index ?? place}.discount`), line.id))
    allowedOnLines += allowed
    rounding += line.rounding
  }
  // Each line rounds for itself, so their sum may be some đồng above the share of the total.
  const allowed = Math.max(allowedOnLines, percentOf(bill.totalPrice, limitBasisPoints))
  const given = bill.lineDiscount - rounding + bill.orderDiscount
  return given > allowed ? [...problems, problemOf(refuse('discount-over-limit', details, 'discount'))] : problems
}
