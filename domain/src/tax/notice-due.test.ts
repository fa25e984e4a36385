import { expect, it } from 'vitest'
import { noticeDue } from './notice-due.ts'

it.each([
  ['YEAR', 31, '2027-01-01', '2026-01-01', '2026-12-31', '2027-01-31'],
  ['YEAR', 31, '2026-12-31', '2025-01-01', '2025-12-31', '2026-01-31'],
  ['HALF_YEAR', 15, '2026-07-01', '2026-01-01', '2026-06-30', '2026-07-15'],
  ['HALF_YEAR', 15, '2026-06-30', '2025-07-01', '2025-12-31', '2026-01-15'],
  ['QUARTER', 30, '2026-11-28', '2026-07-01', '2026-09-30', '2026-10-30'],
] as const)('each %s, %i days behind it, on %s', (kind, days, today, from, to, dueOn) =>
  expect(noticeDue(kind, days, today)).toEqual({ from, to, dueOn }),
)
