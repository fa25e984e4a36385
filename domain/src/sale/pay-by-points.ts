import { refuse } from '../refusal.ts'
import { sumOf } from './adjustment.ts'
import { leftOfBill, type StepBill } from './price-lines.ts'
import { problemOf } from './problem.ts'

/** Takes off what points pay, in đồng. More than is left is a problem, and then they pay nothing. */
export function payByPoints(bill: StepBill, amount: number): StepBill {
  if (amount === 0) return bill
  const left = leftOfBill(bill)
  if (amount > left) {
    const before = sumOf(bill.adjustments)
    const refusal = refuse('discount-over-price', { discount: before + amount, price: before + left }, 'points')
    return { ...bill, problems: [...bill.problems, problemOf(refusal)] }
  }
  return { ...bill, adjustments: [...bill.adjustments, { kind: 'points', source: null, amount }] }
}
