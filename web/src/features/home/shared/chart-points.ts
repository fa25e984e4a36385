import { timeLabel } from '@quay/domain/report/times'
import { formatDate } from '@quay/domain/text/format-date'

/** One place of the chart: what it is called there and in full, the figure, and the one it is compared with. */
export type ChartPoint = { label: string; fullLabel: string; value: number; previous: number }

const shopOpens = 7
const shopCloses = 21

type Hour = { hour: number; today: number; lastWeek: number }

/** Hours of the day: those a shop is open, and any other in which something was sold. */
export function hourPoints(byHour: readonly Hour[]): ChartPoint[] {
  const known = new Map(byHour.map(row => [row.hour, row]))
  const busy = byHour.filter(row => row.today !== 0 || row.lastWeek !== 0).map(row => row.hour)
  const first = Math.min(shopOpens, ...busy)
  const last = Math.max(shopCloses, ...busy)
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const hour = first + place
    const row = known.get(hour)
    return {
      label: `${hour}h`,
      fullLabel: `${hour}h – ${hour + 1}h`,
      value: row?.today ?? 0,
      previous: row?.lastWeek ?? 0,
    }
  })
}

type Item = { key: string; netRevenue: number; previous: number }

/** Days in order, called by day and month. */
export function dayPoints(items: readonly Item[]): ChartPoint[] {
  return items.map(({ key, netRevenue, previous }) => ({
    label: formatDate(key).slice(0, 5),
    fullLabel: formatDate(key),
    value: netRevenue,
    previous,
  }))
}

const weekdays = ['', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']

/** Weekdays from Monday, by the numbers 1 to 7. */
export function weekdayPoints(items: readonly Item[]): ChartPoint[] {
  return items.map(({ key, netRevenue, previous }) => ({
    label: weekdays[Number(key)] ?? key,
    fullLabel: timeLabel('weekday', key),
    value: netRevenue,
    previous,
  }))
}
