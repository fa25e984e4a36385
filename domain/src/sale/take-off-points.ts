import { allocate } from '../money/allocate.ts'
import { isSafeAmount } from '../money/safe-amount.ts'
import type { PointRule } from '../point/point-rule.ts'
import { spendLimit } from '../point/spend-points.ts'
import { refuse } from '../refusal.ts'
import { leftsOf, type StepBill } from './price/price-lines.ts'
import { problemOf } from './problem.ts'

/** The step of points in a sale; it is given to the pipeline, so that a till without points need not load it. */
export type PointStep = (bill: StepBill) => StepBill

/**
 * Takes off the bill what points pay, spread over what is left of the lines that the shop may promote: the law lets points pay no
 * medicine. More than the rule allows is a problem, and then nothing is taken.
 */
export const takeOffPoints =
  (points: number, rule: PointRule): PointStep =>
  bill => {
    const lefts = pointLefts(bill)
    const left = lefts.reduce((sum, one) => sum + one, 0)
    const limit = spendLimit(left, rule)
    const amount = points * rule.dongPerPoint
    if (isSafeAmount(amount) && amount <= limit) {
      const shares = allocate(amount, lefts)
      return { ...bill, adjustments: [...bill.adjustments, { kind: 'points', source: null, amount, shares }] }
    }
    const whole = Math.floor(limit / rule.dongPerPoint)
    const max = whole - (whole % rule.spendMultiple)
    return { ...bill, problems: [...bill.problems, problemOf(refuse('points-max', { max }, 'points'))] }
  }

/** What points may pay of each line, in đồng. */
export const pointLefts = (bill: StepBill): number[] =>
  leftsOf(bill).map((left, place) => (bill.lines[place]!.line.goods?.isPromotable === false ? 0 : left))
