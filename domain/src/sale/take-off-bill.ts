import { allocate } from '../money/allocate.ts'
import { refuse } from '../refusal.ts'
import { sumOf } from './adjustment.ts'
import { leftOfBill, leftsOf, type StepBill } from './price-lines.ts'
import { problemOf } from './problem.ts'

/**
 * Takes so many đồng off the whole bill: the seller's own discount, or what points pay; each line bears its share of what
 * is left of it. More than is left is a problem of the field `path`, and then nothing is taken.
 */
export function takeOffBill(
  bill: StepBill,
  kind: 'manual' | 'points',
  amount: number,
  path: 'discount' | 'points',
): StepBill {
  if (amount === 0) return bill
  const left = leftOfBill(bill)
  if (amount <= left) {
    const shares = allocate(amount, leftsOf(bill))
    return { ...bill, adjustments: [...bill.adjustments, { kind, source: null, amount, shares }] }
  }
  const before = sumOf(bill.adjustments)
  const refusal = refuse('discount-over-price', { discount: before + amount, price: before + left }, path)
  return { ...bill, problems: [...bill.problems, problemOf(refusal)] }
}
