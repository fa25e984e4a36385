import { discountOf } from '../money/discount.ts'
import { refuse } from '../refusal.ts'
import { type Adjustment, sumOf } from './adjustment.ts'
import type { StepBill, StepLine } from './price/price-lines.ts'
import { problemOf } from './problem.ts'

/**
 * Takes off each line by how much a liều of a fixed price does not divide, and then the seller's own discount, rounded once
 * a line. A discount over the price is a problem and is left out; it is never cut to fit.
 */
export function discountLines(bill: StepBill): StepBill {
  const lines = bill.lines.map((own, place): StepLine => {
    const { line, gross, isVoid } = own
    if (isVoid || (!line.rounding && !line.discount)) return own
    const of = line.id === undefined ? {} : { lineId: line.id }
    const rounding = line.rounding ?? 0
    const taken: Adjustment[] = [...own.adjustments]
    if (rounding > 0) taken.push({ kind: 'dose', source: null, amount: rounding, ...of })
    const left = gross - sumOf(taken)
    const amount = discountOf(left, line.discount)
    if (amount > left) {
      const refusal = refuse(
        'discount-over-price',
        { discount: gross - left + amount, price: gross },
        `items.${line.index ?? place}.discount`,
      )
      return { ...own, adjustments: taken, problems: [...own.problems, problemOf(refusal, line.id)] }
    }
    if (amount > 0) taken.push({ kind: 'manual', source: null, amount, ...of })
    return { ...own, adjustments: taken }
  })
  return { ...bill, lines }
}
