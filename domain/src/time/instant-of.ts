import { zonedTime } from './zoned-time.ts'

/** The instant (ISO 8601) at which the wall clock of `timeZone` shows that day (YYYY-MM-DD) and time (HH:mm). Of an hour that comes twice, one of the two. */
export function instantOf(day: string, time: string, timeZone: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const guess = wanted - aheadOf(wanted, timeZone)
  // Near a change of the clocks the first guess may lie on its other side.
  return new Date(wanted - aheadOf(guess, timeZone)).toISOString()
}

/** How many milliseconds the wall clock is ahead of UTC at an instant. */
function aheadOf(instant: number, timeZone: string): number {
  const { day, time } = zonedTime(instant, timeZone)
  return Date.parse(`${day}T${time}Z`) - instant
}
