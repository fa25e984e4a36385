import { zonedTime } from '@quay/domain/time/zoned-time'

const timeZone = 'Asia/Ho_Chi_Minh'

/** The instant of a minute (which may have a fraction) of a day on the wall clock of the pharmacy; the country keeps no summer time. */
export const instantOf = (day: string, minute: number): Date =>
  new Date(Date.parse(`${day}T00:00:00+07:00`) + Math.round(minute * 60_000))

/** The day that it is at the pharmacy. */
export const dayOf = (instant: Date): string => zonedTime(instant.getTime(), timeZone).day

/** 1 Monday to 7 Sunday. */
export const weekday = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7
