import { addDays, daysBetween, lastDayOfMonth } from '../time/calendar.ts'
import { type Span, startOf } from './spans.ts'

/** A cell of sums, by the first day of its month, quarter or year: it holds the days of it that are at or before the mark. */
export interface Cell {
  span: Span
  start: string
}

/** Days whose documents are read: added, or taken off a cell that holds them too. Both days are in it. */
export interface Days {
  from: string
  to: string
  sign: 1 | -1
}

export interface Cover {
  cells: Cell[]
  days: Days[]
}

/**
 * What is read for the sums of a period, both days in it: cells up to the mark, documents of what they do not hold. Each day of the
 * period counts once in all, no other does, and beside the days behind the mark at most 15 days an edge are read from documents.
 */
export function cover(from: string, to: string, through: string): Cover {
  const months: string[] = []
  const days: Days[] = []
  const last = earlier(to, through)
  for (let day = from; day <= last; day = addDays(lastDayOfMonth(day), 1)) {
    const start = startOf('M', day)
    const end = earlier(lastDayOfMonth(day), through)
    const until = earlier(end, to)
    const inside = daysBetween(day, until) + 1
    if (inside <= daysBetween(start, end) + 1 - inside) days.push({ from: day, to: until, sign: 1 })
    else {
      months.push(start)
      if (start < day) days.push({ from: start, to: addDays(day, -1), sign: -1 })
      if (until < end) days.push({ from: addDays(until, 1), to: end, sign: -1 })
    }
  }
  if (to > through) days.push({ from: from > through ? from : addDays(through, 1), to, sign: 1 })
  return { cells: joined(months, startOf('M', through)), days }
}

/** Months as quarters and years, where all months of one that the sums know are there. */
function joined(months: readonly string[], newest: string): Cell[] {
  const known = new Set(months)
  const whole = (span: 'Q' | 'Y', start: string) => {
    const end = nextOf(span, start)
    for (let month = start; month < end && month <= newest; month = nextOf('M', month))
      if (!known.has(month)) return false
    return true
  }
  const cells: Cell[] = []
  for (let at = 0; at < months.length; ) {
    const start = months[at]!
    const span = start === startOf('Y', start) && whole('Y', start) ? 'Y' : quarterOr(start, whole)
    cells.push({ span, start })
    const end = nextOf(span, start)
    while (at < months.length && months[at]! < end) at++
  }
  return cells
}

const quarterOr = (start: string, whole: (span: 'Q', start: string) => boolean): Span =>
  start === startOf('Q', start) && whole('Q', start) ? 'Q' : 'M'

/** The first day behind a month, quarter or year. */
function nextOf(span: Span, start: string): string {
  const length = { M: 1, Q: 3, Y: 12 }[span]
  let day = start
  for (let month = 0; month < length; month++) day = addDays(lastDayOfMonth(day), 1)
  return day
}

const earlier = (one: string, other: string): string => (one < other ? one : other)

/** The first days of the months that a cell holds, up to the mark. */
export function monthsOf({ span, start }: Cell, through: string): string[] {
  const end = nextOf(span, start)
  const months: string[] = []
  for (let month = start; month < end && month <= through; month = nextOf('M', month)) months.push(month)
  return months
}
