import { addDays } from './calendar.ts'
import { zonedTime } from './zoned-time.ts'

/**
 * The business day (YYYY-MM-DD) of an instant at a branch: what is posted before the cut-off hour (0 to 23, on the
 * wall clock) still belongs to the evening before. It is stored when a document is posted and never moves.
 */
export function businessDay(instant: string | number, timeZone: string, cutOffHour: number): string {
  const { day, time } = zonedTime(instant, timeZone)
  return Number(time.slice(0, 2)) < cutOffHour ? addDays(day, -1) : day
}
