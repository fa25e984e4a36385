import { longestCall } from './after-answer.ts'
import type { Standing } from './standing.ts'

/** From when on no call of a document can be under way any more. */
export function soonestAttempt(lastAttemptAt: string | null, now: Date): Date {
  const over = lastAttemptAt === null ? 0 : Date.parse(lastAttemptAt) + 2 * longestCall
  return new Date(Math.max(over, now.getTime()))
}

/**
 * Whether a user may have a document sent now: one that was refused or given up, or one that waits for its next try,
 * unless a call with it may be under way.
 */
export function mayResend({ state, lastAttemptAt }: Pick<Standing, 'state' | 'lastAttemptAt'>, now: Date): boolean {
  if (state === 'REFUSED' || state === 'FAILED') return true
  if (state !== 'WAITING' || lastAttemptAt === null) return false
  return soonestAttempt(lastAttemptAt, now) <= now
}
