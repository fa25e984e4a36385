import { daysBetween } from '../time/calendar.ts'

/** Reports of controlled medicines are due on these days: of the half year, and of the year before (Nghị định 163/2025/NĐ-CP). */
const dueDays = ['07-15', '01-15'] as const
/** From so many days before on the home page reminds of it. */
export const reportWarningDays = 30

/** The day by which the next report of controlled medicines is due; null while it is farther away than the days of warning. */
export function controlledReportDue(today: string): string | null {
  const year = Number(today.slice(0, 4))
  const due = [year, year + 1].flatMap(one => dueDays.map(day => `${one}-${day}`)).filter(day => day >= today)
  return due.find(day => daysBetween(today, day) <= reportWarningDays) ?? null
}
