import { expect, it } from 'vitest'
import { controlledReportDue } from './report-days.ts'

it.each([
  ['2026-06-14', null],
  ['2026-06-15', '2026-07-15'],
  ['2026-07-15', '2026-07-15'],
  ['2026-07-16', null],
  ['2026-12-15', null],
  ['2026-12-16', '2027-01-15'],
  ['2027-01-15', '2027-01-15'],
])('on %s the report is due on %s', (today, due) => expect(controlledReportDue(today)).toBe(due))
