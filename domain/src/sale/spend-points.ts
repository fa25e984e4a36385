import { isSafeAmount } from '../money/safe-amount.ts'
import { type Outcome, refuse } from '../refusal.ts'

/** The customer's points and the store's rule about them. */
export interface PointFacts {
  /** Đồng to be paid for one point. */
  earnPerDong: number
  /** Đồng that one point pays. */
  dongPerPoint: number
  balance: number
  entryCount: number
}

/** What the points that a customer wants to spend pay, in đồng; refused without a customer, without points, or over the balance. */
export function spendPoints(points: number, facts: PointFacts | null): Outcome<{ pointsAmount: number }> {
  if (points === 0) return { ok: true, pointsAmount: 0 }
  if (!facts || points > facts.balance) {
    return refuse('points-not-available', { points, available: facts?.balance ?? 0 }, 'points')
  }
  const pointsAmount = points * facts.dongPerPoint
  return isSafeAmount(pointsAmount) ? { ok: true, pointsAmount } : refuse('amount-too-large', {}, 'points')
}
