import { zonedTime } from '../time/zoned-time.ts'

/** An instant (ISO 8601, or epoch milliseconds) on the clock of a branch, as prices compare it: YYYY-MM-DDTHH:mm. */
export function branchClock(instant: string | number, timeZone: string): string {
  const { day, time } = zonedTime(instant, timeZone)
  return `${day}T${time.slice(0, 5)}`
}
