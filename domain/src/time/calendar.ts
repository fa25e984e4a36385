// A day is a string YYYY-MM-DD: it has no time and no zone, compares as text and travels as it is.

const dayMs = 86_400_000

/** Whether the text is a day of the calendar, YYYY-MM-DD (31/02 is not). */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** The day `days` later (earlier when negative). Throws RangeError beyond the years 0000 to 9999. */
export function addDays(day: string, days: number): string {
  return dayOf(epochDay(day) + days)
}

/** Days from one day to another; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return epochDay(to) - epochDay(from)
}

/** The last day of the month that holds `day`. */
export function lastDayOfMonth(day: string): string {
  return `${day.slice(0, 8)}${daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)))}`
}

/** How many days a month has; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function epochDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

/** Throws RangeError outside of the years of four digits: any other text comes before all days, and a walk over them would never end. */
function dayOf(epoch: number): string {
  const text = new Date(epoch * dayMs).toISOString()
  if (text.length !== isoLength) throw new RangeError(`No day of the calendar: ${text}`)
  return text.slice(0, 10)
}
const isoLength = '2000-01-01T00:00:00.000Z'.length

/** The weekday of a day: 0 is Monday, 6 Sunday. */
export function weekdayOf(day: string): number {
  const thursday = 3 // 1970-01-01
  return (((epochDay(day) + thursday) % 7) + 7) % 7
}

/** The same day of the month before; the last one of a month that is shorter. */
export function dayOfMonthBefore(day: string): string {
  const last = addDays(`${day.slice(0, 7)}-01`, -1)
  const same = `${last.slice(0, 7)}-${day.slice(8)}`
  return same < last ? same : last
}
