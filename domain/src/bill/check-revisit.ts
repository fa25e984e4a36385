import { type Refusal, refuse } from '../refusal.ts'
import { formatDate } from '../text/format-date.ts'

/** Whether a customer may come again on a day: only after the sale. */
export const checkRevisit = (revisitOn: string | null | undefined, soldDay: string): Refusal | null =>
  revisitOn && revisitOn <= soldDay ? refuse('revisit-past', { day: formatDate(revisitOn) }, 'revisitOn') : null
