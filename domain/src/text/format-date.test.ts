import { expect, it } from 'vitest'
import { formatDate, formatDateTime } from './format-date.ts'

it('formatDate', () => {
  expect(formatDate('2026-11-05')).toBe('05/11/2026')
})

it.each([
  ['2026-11-21T16:30:05Z', 'Asia/Ho_Chi_Minh', '21/11/2026 23:30:05'],
  ['2026-11-21T17:00:00Z', 'Asia/Ho_Chi_Minh', '22/11/2026 00:00:00'],
  ['2026-11-21T23:30:00+07:00', 'Asia/Ho_Chi_Minh', '21/11/2026 23:30:00'],
  ['2026-11-21T16:30:05.999Z', 'UTC', '21/11/2026 16:30:05'],
])('%s in %s → %s', (instant, zone, text) => {
  expect(formatDateTime(instant, zone)).toBe(text)
})
