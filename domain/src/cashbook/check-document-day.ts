import { type Refusal, refuse } from '../refusal.ts'
import { formatDate } from '../text/format-date.ts'

interface DocumentDayFacts {
  /** The business day on which the money counts. */
  today: string
  /** The last closed day of the branch. */
  closedThrough: string | null
}

/**
 * Whether a voucher may bear a day on its paper: the money always counts today, so a balance that was printed stays, but a paper of a closed day
 * would stand in books that were handed in. Refuses a day to come (`document-day-later`) and a closed one (`document-day-closed`).
 */
export function checkDocumentDay(
  documentDay: string | undefined,
  { today, closedThrough }: DocumentDayFacts,
): Refusal | null {
  if (documentDay === undefined) return null
  if (documentDay > today) return refuse('document-day-later', {}, 'documentDay')
  if (closedThrough !== null && documentDay <= closedThrough)
    return refuse('document-day-closed', { day: formatDate(closedThrough) }, 'documentDay')
  return null
}
