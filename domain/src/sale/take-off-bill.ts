import { allocate } from '../money/allocate.ts'
import { refuse } from '../refusal.ts'
import { sumOf } from './adjustment.ts'
import { leftOfBill, leftsOf, type StepBill } from './price/price-lines.ts'
import { problemOf } from './problem.ts'

/**
 * Takes the seller's own discount off the whole bill, in đồng; each line bears its share of what is left of it. More than is left
 * is a problem, and then nothing is taken.
 */
export function takeOffBill(bill: StepBill, amount: number): StepBill {
  if (amount === 0) return bill
  const left = leftOfBill(bill)
  if (amount <= left) {
    const shares = allocate(amount, leftsOf(bill))
    return { ...bill, adjustments: [...bill.adjustments, { kind: 'manual', source: null, amount, shares }] }
  }
  const before = sumOf(bill.adjustments)
  const refusal = refuse('discount-over-price', { discount: before + amount, price: before + left }, 'discount')
  return { ...bill, problems: [...bill.problems, problemOf(refusal)] }
}
