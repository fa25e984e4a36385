import { startOf } from '@quay/domain/report/spans'
import { addDays, lastDayOfMonth } from '@quay/domain/time/calendar'

export const periodPresets = ['today', 'yesterday', 'week', 'month', 'lastMonth', 'quarter', 'all'] as const
/** Those of reports, which have both ends. */
export const reportPresets = [
  'today',
  'yesterday',
  'week',
  'thisWeek',
  'lastWeek',
  'days30',
  'month',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'year',
  'lastYear',
] as const
export type PeriodPreset = (typeof periodPresets)[number] | (typeof reportPresets)[number]

/** Days YYYY-MM-DD, both included; undefined is open. */
export type Days = { from: string | undefined; to: string | undefined }
/** A preset moves with the calendar, days stand still. */
export type Period = { preset: PeriodPreset } | Days

/** The days that a period means today (a business day, YYYY-MM-DD). */
export function daysOf(period: Period, today: string): Days {
  if (!('preset' in period)) return period
  const monthStart = `${today.slice(0, 8)}01`
  const lastMonthEnd = addDays(monthStart, -1)
  switch (period.preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'week':
      return { from: addDays(today, -6), to: today }
    case 'month':
      return { from: monthStart, to: lastDayOfMonth(today) }
    case 'lastMonth':
      return { from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd }
    case 'quarter':
      return { from: addDays(today, -89), to: today }
    case 'thisWeek':
      return { from: mondayOf(today), to: today }
    case 'lastWeek': {
      const monday = mondayOf(today)
      return { from: addDays(monday, -7), to: addDays(monday, -1) }
    }
    case 'days30':
      return { from: addDays(today, -29), to: today }
    case 'thisQuarter':
      return { from: startOf('Q', today), to: today }
    case 'lastQuarter': {
      const end = addDays(startOf('Q', today), -1)
      return { from: startOf('Q', end), to: end }
    }
    case 'year':
      return { from: startOf('Y', today), to: today }
    case 'lastYear': {
      const end = addDays(startOf('Y', today), -1)
      return { from: startOf('Y', end), to: end }
    }
    case 'all':
      return { from: undefined, to: undefined }
  }
}

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

type PeriodQuery = Readonly<Record<string, string | undefined>>

/** Reads a period from the address: `period=week`, or `from` and `to`. What it does not know is the fallback. */
export function readPeriod({ period, from, to }: PeriodQuery, fallback: PeriodPreset): Period {
  const preset = [...periodPresets, ...reportPresets].find(one => one === period)
  if (preset) return { preset }
  if (from === undefined && to === undefined) return { preset: fallback }
  return { from, to }
}

/** Writes it back; the fallback leaves the address as it is without one. */
export function writePeriod(
  period: Period,
  fallback: PeriodPreset,
): Record<'period' | 'from' | 'to', string | undefined> {
  if (!('preset' in period)) return { period: undefined, from: period.from, to: period.to }
  return { period: period.preset === fallback ? undefined : period.preset, from: undefined, to: undefined }
}
