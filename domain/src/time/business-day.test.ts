import { expect, it } from 'vitest'
import { businessDay } from './business-day.ts'

const vietnam = 'Asia/Ho_Chi_Minh'

it.each([
  ['2026-11-21T23:30:00+07:00', vietnam, 0, '2026-11-21'],
  ['2026-11-21T23:59:59.999+07:00', vietnam, 0, '2026-11-21'],
  ['2026-11-22T00:00:00+07:00', vietnam, 0, '2026-11-22'],
  ['2026-11-21T23:30:00+07:00', vietnam, 3, '2026-11-21'],
  ['2026-11-22T00:30:00+07:00', vietnam, 3, '2026-11-21'],
  ['2026-11-22T02:59:59+07:00', vietnam, 3, '2026-11-21'],
  ['2026-11-22T03:00:00+07:00', vietnam, 3, '2026-11-22'],
  ['2027-01-01T01:00:00+07:00', vietnam, 2, '2026-12-31'],
  ['2026-11-21T16:59:59Z', vietnam, 0, '2026-11-21'],
  ['2026-11-21T17:00:00Z', vietnam, 0, '2026-11-22'],
  ['2026-11-21T16:59:59Z', 'UTC', 0, '2026-11-21'],
])('%s in %s with cut-off %d → %s', (instant, zone, cutOffHour, day) => {
  expect(businessDay(instant, zone, cutOffHour)).toBe(day)
  expect(businessDay(Date.parse(instant), zone, cutOffHour)).toBe(day)
})

it('has no summer time in Vietnam', () => {
  for (const month of ['01', '04', '07', '10']) {
    expect(businessDay(`2026-${month}-15T16:59:59Z`, vietnam, 0)).toBe(`2026-${month}-15`)
    expect(businessDay(`2026-${month}-15T17:00:00Z`, vietnam, 0)).toBe(`2026-${month}-16`)
  }
})
