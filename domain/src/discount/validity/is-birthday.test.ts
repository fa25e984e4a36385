import { expect, it } from 'vitest'
import { isBirthday } from './is-birthday.ts'

it.each([
  ['DAY', '11-23', '2026-11-23', true],
  ['DAY', '11-23', '2026-11-24', false],
  ['DAY', '02-29', '2027-02-28', true],
  ['DAY', '02-29', '2028-02-28', false],
  ['DAY', '02-29', '2028-02-29', true],
  ['WEEK', '11-23', '2026-11-29', true],
  ['WEEK', '11-23', '2026-11-30', false],
  ['WEEK', '11-22', '2026-11-23', false],
  // Monday 28/12/2026 to Sunday 03/01/2027.
  ['WEEK', '01-02', '2026-12-29', true],
  ['WEEK', '12-30', '2027-01-03', true],
  ['WEEK', '01-04', '2026-12-29', false],
  ['MONTH', '11-01', '2026-11-30', true],
  ['MONTH', '10-31', '2026-11-01', false],
] as const)('%s: born on %s, on %s: %s', (period, born, today, is) => {
  expect(isBirthday(period, born, today)).toBe(is)
})
