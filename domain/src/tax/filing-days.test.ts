import { expect, it } from 'vitest'
import { filingDay, nextFiling, periodBefore, periodOf } from './filing-days.ts'

it.each([
  ['MONTH', '2026-11-27', '2026-11-01', '2026-11-30', '2026-12-20'],
  ['MONTH', '2026-12-31', '2026-12-01', '2026-12-31', '2027-01-20'],
  ['QUARTER', '2026-11-27', '2026-10-01', '2026-12-31', '2027-01-31'],
  ['QUARTER', '2026-01-01', '2026-01-01', '2026-03-31', '2026-04-30'],
  ['QUARTER', '2027-09-30', '2027-07-01', '2027-09-30', '2027-10-31'],
] as const)('%s of %s', (kind, day, from, to, filed) => {
  const period = periodOf(kind, day)
  expect(period).toEqual({ kind, from, to })
  expect(filingDay(period)).toBe(filed)
})

it('what is to be declared is the period before', () => {
  expect(periodBefore('QUARTER', '2027-01-15')).toEqual({ kind: 'QUARTER', from: '2026-10-01', to: '2026-12-31' })
  expect(periodBefore('MONTH', '2027-03-31')).toEqual({ kind: 'MONTH', from: '2027-02-01', to: '2027-02-28' })
})

it.each([
  ['MONTH', '2026-11-20', '2026-10-01'],
  ['MONTH', '2026-11-21', '2026-11-01'],
  ['QUARTER', '2026-10-31', '2026-07-01'],
  ['QUARTER', '2026-11-01', '2026-10-01'],
] as const)('%s to declare next on %s begins on %s', (kind, today, from) =>
  expect(nextFiling(kind, today).from).toBe(from),
)
