import type { AccessWindow } from '@quay/contract/employee/shapes'
import { addDays, daysBetween } from '../time/calendar.ts'
import { zonedTime } from '../time/zoned-time.ts'

const minutesOfDay = 1440
/** A Monday, from which days of the week are counted. */
const someMonday = '2024-01-01'

/**
 * Whether the instant lies in one of the windows, on the wall clock of `timeZone`. A window belongs to the days it
 * begins on: one from 22:00 to 06:00 runs into the next morning. Without windows there is no limit.
 */
export function isWithinHours(
  windows: readonly AccessWindow[] | null,
  instant: string | number,
  timeZone: string,
): boolean {
  if (!windows?.length) return true
  const { day, time } = zonedTime(instant, timeZone)
  const minute = minuteOf(time)
  const [today, yesterday] = [weekdayOf(day), weekdayOf(addDays(day, -1))]
  return windows.some(({ days, from, to }) => {
    const start = minuteOf(from)
    const end = minuteOf(to) > start ? minuteOf(to) : minuteOf(to) + minutesOfDay
    return (
      (days.includes(today) && minute >= start && minute < end) ||
      (days.includes(yesterday) && minute + minutesOfDay < end)
    )
  })
}

/** Windows as a person reads them: "T2–T6 07:00–22:00; T7, CN 08:00–12:00". */
export function describeHours(windows: readonly AccessWindow[]): string {
  return windows
    .map(({ days, from, to }) => `${describeDays(days)} ${from === to ? 'cả ngày' : `${from}–${to}`}`)
    .join('; ')
}

const dayNames = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']

/** Three days and more in a row are a range. */
function describeDays(days: readonly number[]): string {
  const sorted = days.toSorted((one, other) => one - other)
  if (sorted.length === dayNames.length) return 'mọi ngày'
  const runs: number[][] = []
  for (const day of sorted) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day: number) => dayNames[day - 1]!
  return runs.flatMap(run => (run.length > 2 ? [`${name(run[0]!)}–${name(run.at(-1)!)}`] : run.map(name))).join(', ')
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const weekdayOf = (day: string) => (((daysBetween(someMonday, day) % 7) + 7) % 7) + 1
