import { expect, it } from 'vitest'
import { checkIncidentTimes } from './check-incident-times.ts'

it.each([
  ['just now', '03:00', null, null],
  ['by a clock that is some minutes fast', '03:09', null, null],
  ['by a day that is to come', '13:00', null, 'discovered-in-future'],
  ['after it happened', '02:00', '01:00', null],
  ['when it happened', '02:00', '02:00', null],
  ['before it happened', '02:00', '02:30', 'happened-after-discovery'],
])('discovered %s, at 10 o’clock: %s, happened %s', (_what, discovered, happened, code) => {
  const at = (time: string) => `2026-11-22T${time}:00.000Z`
  const times = { discoveredAt: at(discovered), happenedAt: happened && at(happened) }
  expect(checkIncidentTimes(times, at('03:00'))?.code ?? null).toBe(code)
})
