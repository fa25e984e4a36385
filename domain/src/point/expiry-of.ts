import { lastDayOfMonth } from '../time/calendar.ts'

/** The last day of points earned on a day: the end of the month so many months later. Null for points that never end. */
export function expiryOf(day: string, months: number | null): string | null {
  if (months === null) return null
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const month = String((count % 12) + 1).padStart(2, '0')
  return lastDayOfMonth(`${String(Math.floor(count / 12)).padStart(4, '0')}-${month}-01`)
}
