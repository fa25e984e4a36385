import { expect, it } from 'vitest'
import { instantOf } from './instant-of.ts'

it.each([
  ['2026-11-21', '23:30', 'Asia/Ho_Chi_Minh', '2026-11-21T16:30:00.000Z'],
  ['2026-11-22', '00:00', 'Asia/Ho_Chi_Minh', '2026-11-21T17:00:00.000Z'],
  ['2026-03-29', '01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-06-01', '08:15', 'America/New_York', '2026-06-01T12:15:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => expect(instantOf(day, time, zone)).toBe(instant))
