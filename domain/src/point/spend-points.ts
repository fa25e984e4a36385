import { percentOf } from '../money/percent-of.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { PointRule } from './point-rule.ts'

/** What is known of the customer whose points are to be spent. */
export interface SpendFacts {
  rule: PointRule | null
  /** Not ended yet. */
  available: number
  /** Ended, and still in the balance. */
  expired: number
  /** Bills before this one; null where that is not known. */
  billCount: number | null
}

/** Whether a customer may spend so many points on any bill: the first rule against it, or null. */
export function checkSpend(points: number, facts: SpendFacts | null): Refusal | null {
  if (points === 0) return null
  const { rule, available = 0, expired = 0, billCount = null } = facts ?? {}
  if (!rule || rule.dongPerPoint === 0) return refuse('points-not-available', { points, available: 0 }, 'points')
  const { spendMin, spendMultiple, billsBeforeSpend } = rule
  if (billCount !== null && billCount < billsBeforeSpend)
    return refuse('points-before-bills', { bills: billsBeforeSpend, count: billCount }, 'points')
  if (points > available && points <= available + expired)
    return refuse('points-expired', { points: expired, available }, 'points')
  if (points > available) return refuse('points-not-available', { points, available }, 'points')
  if (points < spendMin) return refuse('points-min', { min: spendMin }, 'points')
  if (points % spendMultiple !== 0) return refuse('points-multiple', { multiple: spendMultiple }, 'points')
  return null
}

/** The most đồng that points may pay of what is left (đồng). */
export const spendLimit = (left: number, { spendMaxPercent }: Pick<PointRule, 'spendMaxPercent'>): number =>
  spendMaxPercent === null ? left : Math.min(left, percentOf(left, spendMaxPercent))

/** The most points that a customer may spend on a bill with so much left (đồng): what the key "dùng hết" takes. */
export function mostPoints(left: number, { rule, available, billCount }: SpendFacts): number {
  if (!rule || rule.dongPerPoint === 0 || (billCount !== null && billCount < rule.billsBeforeSpend)) return 0
  const most = Math.min(available, Math.floor(spendLimit(left, rule) / rule.dongPerPoint))
  const whole = most - (most % rule.spendMultiple)
  return whole < rule.spendMin ? 0 : whole
}
