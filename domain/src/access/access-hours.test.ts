import type { AccessWindow } from '@quay/contract/employee/shapes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeHours, isWithinHours } from './access-hours.ts'

const saigon = 'Asia/Ho_Chi_Minh'
/** 21/11/2026 is a Saturday. */
const at = (day: number, time: string) => `2026-11-${day}T${time}:00+07:00`
const week = [1, 2, 3, 4, 5, 6, 7]

describe('hours', () => {
  it.each([
    ['at their beginning', [{ days: [6], from: '07:00', to: '22:00' }], at(21, '07:00'), true],
    ['before it', [{ days: [6], from: '07:00', to: '22:00' }], at(21, '06:59'), false],
    ['at their end', [{ days: [6], from: '07:00', to: '22:00' }], at(21, '22:00'), false],
    ['on another day', [{ days: [7], from: '07:00', to: '22:00' }], at(21, '12:00'), false],
    ['in the evening of a night', [{ days: [6], from: '22:00', to: '06:00' }], at(21, '23:30'), true],
    ['in the morning after it', [{ days: [6], from: '22:00', to: '06:00' }], at(22, '05:59'), true],
    ['at its end', [{ days: [6], from: '22:00', to: '06:00' }], at(22, '06:00'), false],
    ['in the morning of its own day', [{ days: [6], from: '22:00', to: '06:00' }], at(21, '05:00'), false],
    ['to midnight', [{ days: [6], from: '08:00', to: '00:00' }], at(21, '23:59'), true],
    ['after midnight', [{ days: [6], from: '08:00', to: '00:00' }], at(22, '00:00'), false],
    ['of a whole day', [{ days: [6], from: '00:00', to: '00:00' }], at(21, '13:00'), true],
    ['the night from Sunday to Monday', [{ days: [7], from: '20:00', to: '02:00' }], at(23, '01:00'), true],
    [
      'in the second of two',
      [
        { days: [1], from: '08:00', to: '09:00' },
        { days: [6], from: '08:00', to: '09:00' },
      ],
      at(21, '08:30'),
      true,
    ],
  ] as const)('%s', (_what, windows, instant, within) => {
    expect(isWithinHours(windows as unknown as AccessWindow[], instant, saigon)).toBe(within)
  })

  it('count on the wall clock of the branch', () => {
    const windows = [{ days: [6], from: '07:00', to: '08:00' }]
    expect(isWithinHours(windows, '2026-11-21T00:30:00Z', saigon)).toBe(true)
    expect(isWithinHours(windows, '2026-11-21T00:30:00Z', 'UTC')).toBe(false)
  })

  it('are no limit where there are none', () => {
    expect(isWithinHours(null, at(21, '03:00'), saigon)).toBe(true)
    expect(isWithinHours([], at(21, '03:00'), saigon)).toBe(true)
  })

  it('last as long in a week as their lengths say', () => {
    const quarter = fc
      .nat(95)
      .map(n => `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`)
    fc.assert(
      fc.property(fc.subarray(week, { minLength: 1 }), quarter, quarter, (days, from, to) => {
        const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
        const length = (minute(to) - minute(from) + 1440) % 1440 || 1440
        const start = Date.parse(at(16, '00:00'))
        let inside = 0
        for (let quarters = 0; quarters < 7 * 96; quarters++)
          if (isWithinHours([{ days, from, to }], start + quarters * 900_000, saigon)) inside += 15
        expect(inside).toBe(days.length * length)
      }),
      { numRuns: 40 },
    )
  })

  it('read as people write them', () => {
    expect(
      describeHours([
        { days: [5, 1, 2, 3, 4], from: '07:00', to: '22:00' },
        { days: [6, 7], from: '08:00', to: '12:00' },
      ]),
    ).toBe('T2–T6 07:00–22:00; T7, CN 08:00–12:00')
    expect(describeHours([{ days: week, from: '00:00', to: '00:00' }])).toBe('mọi ngày cả ngày')
    expect(describeHours([{ days: [1, 3, 4, 5, 7], from: '22:00', to: '06:00' }])).toBe('T2, T4–T6, CN 22:00–06:00')
  })
})
