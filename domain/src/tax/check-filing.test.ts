import { expect, it } from 'vitest'
import { checkFiling, filedDays } from './check-filing.ts'

it.each([
  ['MONTH', '2026-02-17', '2026-02-01', '2026-02-28'],
  ['QUARTER', '2026-11-30', '2026-10-01', '2026-12-31'],
  ['YEAR', '2028-02-29', '2028-01-01', '2028-12-31'],
] as const)('%s of %s is %s to %s', (kind, day, from, to) => {
  expect(filedDays(kind, day)).toEqual({ from, to })
})

it.each([
  ['2026-10-01', '2026-10-01', undefined],
  ['2026-10-15', '2026-10-20', undefined],
  ['2026-09-30', '2026-10-20', 'filing-day-wrong'],
  ['2026-10-21', '2026-10-20', 'filing-day-wrong'],
  ['2026-10-01', '2026-09-30', 'filing-too-early'],
])('a quarter until 30/09 filed on %s, marked on %s: %s', (filedOn, today, code) => {
  expect(checkFiling(filedDays('QUARTER', '2026-08-01'), filedOn, today)?.code).toBe(code)
})
