import { expect, it } from 'vitest'
import { zonedTime } from './zoned-time.ts'

it.each([
  ['2026-11-21T16:30:05Z', 'Asia/Ho_Chi_Minh', '2026-11-21', '23:30:05'],
  ['2026-11-21T17:00:00Z', 'Asia/Ho_Chi_Minh', '2026-11-22', '00:00:00'],
  [Date.UTC(2026, 0, 2, 3, 4, 5), 'UTC', '2026-01-02', '03:04:05'],
])('%s in %s is %s %s', (instant, zone, day, time) => {
  expect(zonedTime(instant, zone)).toEqual({ day, time })
})

it('refuses nonsense', () => {
  expect(() => zonedTime('yesterday', 'UTC')).toThrow(RangeError)
})
