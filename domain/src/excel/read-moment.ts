import type { Cell } from './cell.ts'
import { cellText, type Read, readDay } from './read-cell.ts'

/** A day with the time of the clock. */
export interface Moment {
  day: string
  /** HH:mm */
  time: string
}

/** Where a file says only the day. */
const noon = '12:00'

/** A moment: a date cell, a serial number, or text with a time behind the day (31/12/2025 14:05, 2025-12-31T14:05:00). */
export function readMoment(cell: Cell | undefined, { today }: { today: string }): Read<Moment> {
  const day = readDay(cell, { today })
  if (!day.ok || day.value === null) return day as Read<Moment>
  const time = timeOf(cellText(cell))
  return time === null
    ? { ok: false, message: 'Giờ không đọc được, ghi như 31/12/2025 14:05' }
    : { ok: true, value: { day: day.value, time } }
}

function timeOf(text: string): string | null {
  const serial = /^[2-7]\d{4}(\.\d+)?$/.exec(text)
  if (serial) {
    const minutes = Math.min(Math.floor(Number(`0${serial[1] ?? '.5'}`) * 1_440 + 1e-6), 1_439)
    return clock(Math.floor(minutes / 60), minutes % 60)
  }
  const typed = /[T ](\d{1,2}):(\d{2})(?::\d{2})?(?:\.\d+)?Z? ?([AP])?M?$/i.exec(text)
  if (!typed) return noon
  const [hour, minute] = [Number(typed[1]), Number(typed[2])]
  const half = typed[3]?.toUpperCase()
  if (half && (hour < 1 || hour > 12)) return null
  const of24 = half ? (hour % 12) + (half === 'P' ? 12 : 0) : hour
  return of24 > 23 || minute > 59 ? null : clock(of24, minute)
}

const clock = (hour: number, minute: number) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
