import type { ReportCompare, ReportGroup } from '@quay/contract/report/shapes'
import { formatDate } from '../text/format-date.ts'
import { addDays, daysBetween, lastDayOfMonth } from '../time/calendar.ts'
import { type Span, spans, startOf } from './spans.ts'

/** Groups whose rows are times: all of a period are shown, without sales too, in their order. */
export const timeGroups = ['hour', 'weekday', 'day', 'week', 'month', 'quarter', 'year'] as const
export type TimeGroup = (typeof timeGroups)[number]

export const isTime = (group: ReportGroup | undefined): group is TimeGroup =>
  (timeGroups as readonly (string | undefined)[]).includes(group)

/** Whether a row of such a group lies in the calendar: it has its place in a period, by which two periods are compared. */
export const isDated = (group: ReportGroup): boolean => isTime(group) && group !== 'hour' && group !== 'weekday'

/** Monday of the week that holds a day. */
const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

const spanOf = { month: 'M', quarter: 'Q', year: 'Y' } as const satisfies Record<string, Span>

function firstOf(group: TimeGroup, day: string): string {
  if (group === 'week') return mondayOf(day)
  return group === 'day' ? day : startOf(spanOf[group as keyof typeof spanOf], day)
}

/**
 * The keys of all rows of a time group in a period, in their order: first days, hours of the wall clock from the cut-off on, weekdays
 * from Monday (1).
 */
export function timeKeys(group: TimeGroup, from: string, to: string, cutOffHour: number): string[] {
  if (group === 'hour') return Array.from({ length: 24 }, (_, at) => String((cutOffHour + at) % 24))
  if (group === 'weekday') return ['1', '2', '3', '4', '5', '6', '7']
  const keys: string[] = []
  for (let day = firstOf(group, from); day <= to; day = nextOf(group, day)) keys.push(day)
  return keys
}

function nextOf(group: TimeGroup, day: string): string {
  if (group === 'day') return addDays(day, 1)
  if (group === 'week') return addDays(day, 7)
  const months = { month: 1, quarter: 3, year: 12 }[group as keyof typeof spanOf]
  let next = day
  for (let month = 0; month < months; month++) next = addDays(lastDayOfMonth(next), 1)
  return next
}

const weekdays = ['', 'Thứ hai', 'Thứ ba', 'Thứ tư', 'Thứ năm', 'Thứ sáu', 'Thứ bảy', 'Chủ nhật']

/** How a time is called. */
export function timeLabel(group: TimeGroup, key: string): string {
  switch (group) {
    case 'hour':
      return `${key}h – ${Number(key) + 1}h`
    case 'weekday':
      return weekdays[Number(key)] ?? key
    case 'day':
      return formatDate(key)
    case 'week':
      return `${formatDate(key).slice(0, 5)} – ${formatDate(addDays(key, 6))}`
    case 'month':
      return `Tháng ${Number(key.slice(5, 7))}/${key.slice(0, 4)}`
    case 'quarter':
      return `Quý ${Math.ceil(Number(key.slice(5, 7)) / 3)}/${key.slice(0, 4)}`
    case 'year':
      return `Năm ${key.slice(0, 4)}`
  }
}

export interface Days {
  from: string
  to: string
}

/**
 * With which days a period is compared. PREVIOUS: a whole or running month, quarter or year with the one before, up to the same day; else
 * as many days just before. YEAR: the same days of the year before; 29/02 is 28/02 there.
 */
export function comparedDays({ from, to }: Days, compare: ReportCompare, today: string): Days | null {
  if (compare === 'NONE') return null
  if (compare === 'YEAR') return { from: yearBefore(from), to: yearBefore(to) }
  for (const span of spans) {
    const last = lastOf(span, from)
    if (startOf(span, from) !== from || (to !== last && !(to === today && to < last))) continue
    const start = startOf(span, addDays(from, -1))
    const end = addDays(from, -1)
    if (to === last) return { from: start, to: end }
    const same = samePlace(start, from, to)
    return { from: start, to: same < end ? same : end }
  }
  const length = daysBetween(from, to) + 1
  return { from: addDays(from, -length), to: addDays(from, -1) }
}

/** The same day of the same month of another span; the last of the month where it is shorter. */
function samePlace(start: string, from: string, to: string): string {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  let month = start
  for (let passed = monthOf(to) - monthOf(from); passed > 0; passed--) month = addDays(lastDayOfMonth(month), 1)
  const wanted = `${month.slice(0, 8)}${to.slice(8)}`
  const last = lastDayOfMonth(month)
  return wanted <= last ? wanted : last
}

function lastOf(span: Span, day: string): string {
  let last = lastDayOfMonth(startOf(span, day))
  for (let month = 1; month < { M: 1, Q: 3, Y: 12 }[span]; month++) last = lastDayOfMonth(addDays(last, 1))
  return last
}

function yearBefore(day: string): string {
  const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return same.endsWith('02-29') ? `${same.slice(0, 8)}28` : same
}

/** The longest period that a report takes, in days: ten years. */
export const mostDays = 3_653
