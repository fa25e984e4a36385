import { type Refusal, refuse } from '../refusal.ts'

/** A form lists what lies on the shelves when it is made: of a month longer ago it would say nothing. */
const mostMonthsBack = 12

/**
 * Refuses a month (YYYY-MM) that no form can be made of at the branch: one that has not come, or one more than twelve months ago.
 * `today` is YYYY-MM-DD.
 */
export function checkQualityMonth(month: string, today: string): Refusal | null {
  const current = today.slice(0, 7)
  if (month > current) return refuse('quality-month-future', { month: inWords(month) }, 'month')
  const earliest = monthsBefore(current, mostMonthsBack)
  if (month >= earliest) return null
  return refuse('quality-month-past', { month: inWords(month), earliest: inWords(earliest) }, 'month')
}

function monthsBefore(month: string, count: number): string {
  const [year, of] = month.split('-').map(Number) as [number, number]
  const place = year * 12 + of - 1 - count
  return `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`
}

const inWords = (month: string) => month.split('-').reverse().join('/')
