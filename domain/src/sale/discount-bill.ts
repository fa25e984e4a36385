import { type Discount, discountOf } from '../money/discount.ts'
import { refuse } from '../refusal.ts'
import { leftOfBill, type StepBill } from './price-lines.ts'
import { problemOf } from './problem.ts'

/** Takes the seller's own discount off the whole bill. One over what is left is a problem and is left out. */
export function discountBill(bill: StepBill, discount: Discount | null | undefined): StepBill {
  const left = leftOfBill(bill)
  const amount = discountOf(left, discount)
  if (amount === 0) return bill
  if (amount > left) {
    const refusal = refuse('discount-over-price', { discount: amount, price: left }, 'discount')
    return { ...bill, problems: [...bill.problems, problemOf(refusal)] }
  }
  return { ...bill, adjustments: [...bill.adjustments, { kind: 'manual', source: null, amount }] }
}
