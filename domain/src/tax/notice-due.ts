import type { FiledKind } from '@quay/contract/tax-filing/routes'
import { addDays } from '../time/calendar.ts'
import { type FiledDays, filedDays } from './check-filing.ts'

/** The last period whose revenue a household below the threshold gives notice of, and until when: so many days behind its end. */
export function noticeDue(kind: FiledKind, days: number, today: string): FiledDays & { dueOn: string } {
  const { from, to } = filedDays(kind, addDays(filedDays(kind, today).from, -1))
  return { from, to, dueOn: addDays(to, days) }
}
