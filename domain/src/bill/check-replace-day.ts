import { type Refusal, refuse } from '../refusal.ts'
import { formatDate } from '../text/format-date.ts'
import { addDays } from '../time/calendar.ts'

interface Posted {
  code: string
  /** The business day of its sale. */
  businessDay: string
}

/** Whether a posted bill may still be replaced: within so many days after its day, 0 on that day alone, null for ever. */
export function checkReplaceDay({ code, businessDay }: Posted, today: string, days: number | null): Refusal | null {
  if (days === null || today <= addDays(businessDay, days)) return null
  const within = days === 0 ? 'trong ngày bán' : `trong ${days} ngày sau ngày bán`
  return refuse('bill-past-replacing', { code, soldDay: formatDate(businessDay), within, days })
}
