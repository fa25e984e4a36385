import { addDays, lastDayOfMonth } from '../time/calendar.ts'

/** A month or a quarter that is declared. */
export interface FiledPeriod {
  kind: 'MONTH' | 'QUARTER'
  from: string
  to: string
}

/** The month or the quarter that a day lies in. */
export function periodOf(kind: FiledPeriod['kind'], day: string): FiledPeriod {
  const month = Number(day.slice(5, 7))
  const first = kind === 'MONTH' ? month : month - ((month - 1) % 3)
  const from = `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`
  let to = lastDayOfMonth(from)
  if (kind === 'QUARTER') for (const _ of [1, 2]) to = lastDayOfMonth(addDays(to, 1))
  return { kind, from, to }
}

/** The period before the one that a day lies in: what is to be declared now. */
export const periodBefore = (kind: FiledPeriod['kind'], day: string): FiledPeriod =>
  periodOf(kind, addDays(periodOf(kind, day).from, -1))

/**
 * Until when a period has to be declared: a month by the 20th of the next one, a quarter by the last day of the month behind it
 * (Luật Quản lý thuế, art. 44). Weekends move it to the next working day, which nobody can rely on: they are not looked at.
 */
export function filingDay({ kind, to }: FiledPeriod): string {
  const next = addDays(to, 1)
  return kind === 'MONTH' ? `${next.slice(0, 8)}20` : lastDayOfMonth(next)
}

/** What is to be declared next: the period before, while its day is not over; else the one that goes on. */
export function nextFiling(kind: FiledPeriod['kind'], today: string): FiledPeriod {
  const before = periodBefore(kind, today)
  return filingDay(before) >= today ? before : periodOf(kind, today)
}
