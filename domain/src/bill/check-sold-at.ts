import { type Refusal, refuse } from '../refusal.ts'
import { formatDate } from '../text/format-date.ts'
import { addDays } from '../time/calendar.ts'
import type { BillFacts, BillInput } from './bill-facts.ts'

/**
 * A sale is never in the future, never on a closed day, and one of an earlier business day needs the right to
 * back-date, within the days that the store allows.
 */
export function checkSoldAt(
  { soldAt }: BillInput,
  { now, soldDay, businessDay, closedThrough, rights, backDateDays }: BillFacts,
): Refusal | null {
  if (closedThrough !== null && soldDay <= closedThrough) {
    return refuse('sold-on-closed-day', { day: formatDate(soldDay) }, 'soldAt')
  }
  if (!soldAt) return null
  if (Date.parse(soldAt) > Date.parse(now)) return refuse('sold-at-in-future', { soldAt, now }, 'soldAt')
  if (soldDay < businessDay && !rights.mayBackDate) {
    return refuse('back-date-right-missing', { soldDay, today: businessDay }, 'soldAt')
  }
  if (backDateDays !== null && soldDay < addDays(businessDay, -backDateDays)) {
    return refuse(
      'back-date-too-far',
      { days: backDateDays, earliest: formatDate(addDays(businessDay, -backDateDays)) },
      'soldAt',
    )
  }
  return null
}
