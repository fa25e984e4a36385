import { expect, it } from 'vitest'
import { checkDocumentDay } from './check-document-day.ts'

const today = '2026-11-27'

it.each([
  { day: undefined, closed: '2026-11-26', code: undefined },
  { day: today, closed: null, code: undefined },
  { day: '2026-11-28', closed: null, code: 'document-day-later' },
  { day: '2025-01-01', closed: null, code: undefined },
  { day: '2026-11-20', closed: '2026-11-19', code: undefined },
  { day: '2026-11-20', closed: '2026-11-20', code: 'document-day-closed' },
  { day: '2026-11-19', closed: '2026-11-20', code: 'document-day-closed' },
])('a paper of $day with books closed until $closed: $code', ({ day, closed, code }) => {
  const refusal = checkDocumentDay(day, { today, closedThrough: closed })
  expect(refusal?.code).toBe(code)
})
