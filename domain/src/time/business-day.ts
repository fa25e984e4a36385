import { addDays } from './calendar.ts'
import { zonedTime } from './zoned-time.ts'

/** No time zone is moved by less than a quarter of an hour, so within one the day and the hour stand still. */
const quarter = 15 * 60_000

/** The last answer by zone and cut-off: a till asks about now, again and again, and the calendar is dear. */
const last = new Map<string, { quarter: number; day: string }>()
const remembered = 100

/**
 * The business day (YYYY-MM-DD) of an instant at a branch: what is posted before the cut-off hour (0 to 23, on the
 * wall clock) still belongs to the evening before. It is stored when a document is posted and never moves.
 */
export function businessDay(instant: string | number, timeZone: string, cutOffHour: number): string {
  const key = `${timeZone} ${cutOffHour}`
  const at = Math.floor(new Date(instant).getTime() / quarter)
  const known = last.get(key)
  if (known?.quarter === at) return known.day
  const { day: date, time } = zonedTime(instant, timeZone)
  const day = Number(time.slice(0, 2)) < cutOffHour ? addDays(date, -1) : date
  if (last.size >= remembered) last.clear()
  last.set(key, { quarter: at, day })
  return day
}
