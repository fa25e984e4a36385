import { addDays } from '../time/calendar.ts'

/** The day that a figure of kind `day` is. */
export const dayOfNumber = (value: number): string => addDays('1970-01-01', value)

/** The letter that a figure of a class is. */
export const letterOf = (kind: 'abc' | 'xyz', value: number): string =>
  (kind === 'abc' ? 'ABC' : 'XYZ')[value - 1] ?? '—'
