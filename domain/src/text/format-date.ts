import { zonedTime } from '../time/zoned-time.ts'

/** 'YYYY-MM-DD' → 'DD/MM/YYYY'. */
export function formatDate(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/** An instant on the wall clock of a time zone: 'DD/MM/YYYY HH:mm:ss'. */
export function formatDateTime(instant: string | number, timeZone: string): string {
  const { day, time } = zonedTime(instant, timeZone)
  return `${formatDate(day)} ${time}`
}
