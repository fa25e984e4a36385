import type { FiledKind } from '@quay/contract/tax-filing/routes'
import { type Refusal, refuse } from '../refusal.ts'
import { formatDate } from '../text/format-date.ts'
import { periodOf } from './filing-days.ts'

export interface FiledDays {
  from: string
  to: string
}

/** The month, the quarter, the half or the whole year that a day lies in. */
export const filedDays = (kind: FiledKind, day: string): FiledDays => {
  const year = day.slice(0, 4)
  if (kind === 'YEAR') return { from: `${year}-01-01`, to: `${year}-12-31` }
  if (kind === 'HALF_YEAR')
    return day.slice(5, 7) <= '06'
      ? { from: `${year}-01-01`, to: `${year}-06-30` }
      : { from: `${year}-07-01`, to: `${year}-12-31` }
  const { from, to } = periodOf(kind, day)
  return { from, to }
}

/**
 * Whether a period may be marked as declared: it is over (`filing-too-early`), and the day of filing lies behind it and is no day to come
 * (`filing-day-wrong`).
 */
export function checkFiling({ to }: FiledDays, filedOn: string, today: string): Refusal | null {
  if (to >= today) return refuse('filing-too-early', { day: formatDate(to) }, 'day')
  if (filedOn <= to || filedOn > today) return refuse('filing-day-wrong', { day: formatDate(to) }, 'filedOn')
  return null
}
