import { describe, expect, it } from 'vitest'
import { comparedDays, timeKeys, timeLabel } from './times.ts'

const today = '2026-11-27'

describe('with which days a period is compared', () => {
  it.each<[what: string, from: string, to: string, before: string, until: string]>([
    ['a day with the day before', '2026-11-27', '2026-11-27', '2026-11-26', '2026-11-26'],
    ['thirty days with the thirty before', '2026-10-29', '2026-11-27', '2026-09-29', '2026-10-28'],
    ['a whole month with the whole one before', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['the running month up to the same day', '2026-11-01', '2026-11-27', '2026-10-01', '2026-10-27'],
    ['a whole quarter', '2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30'],
    [
      'the running quarter up to the same day of its second month',
      '2026-10-01',
      '2026-11-27',
      '2026-07-01',
      '2026-08-27',
    ],
    ['the running year', '2026-01-01', '2026-11-27', '2025-01-01', '2025-11-27'],
    ['days that are no whole month', '2026-10-01', '2026-10-30', '2026-09-01', '2026-09-30'],
  ])('%s', (_, from, to, before, until) => {
    expect(comparedDays({ from, to }, 'PREVIOUS', today)).toEqual({ from: before, to: until })
  })

  it('a running month is no longer than the one before', () => {
    expect(comparedDays({ from: '2026-03-01', to: '2026-03-30' }, 'PREVIOUS', '2026-03-30')).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    })
  })

  it('the year before, where 29/02 is 28/02, or nothing', () => {
    expect(comparedDays({ from: '2024-02-29', to: '2024-03-05' }, 'YEAR', today)).toEqual({
      from: '2023-02-28',
      to: '2023-03-05',
    })
    expect(comparedDays({ from: today, to: today }, 'NONE', today)).toBeNull()
  })
})

describe('the times of a period', () => {
  it.each([
    ['day', '2024-02-28', '2024-03-01', ['2024-02-28', '2024-02-29', '2024-03-01']],
    // Weeks begin on Monday.
    ['week', '2026-11-22', '2026-11-24', ['2026-11-16', '2026-11-23']],
    ['month', '2025-12-31', '2026-01-01', ['2025-12-01', '2026-01-01']],
    ['quarter', '2026-03-31', '2026-07-01', ['2026-01-01', '2026-04-01', '2026-07-01']],
    ['year', '2024-12-31', '2026-01-01', ['2024-01-01', '2025-01-01', '2026-01-01']],
  ] as const)('by %s', (group, from, to, keys) => {
    expect(timeKeys(group, from, to, 0)).toEqual(keys)
  })

  it('a day that begins at six ends with five', () => {
    const hours = timeKeys('hour', today, today, 6)
    expect([hours[0], hours.at(-1), hours.length]).toEqual(['6', '5', 24])
  })

  it('have their names', () => {
    expect(timeLabel('week', '2026-11-23')).toBe('23/11 – 29/11/2026')
    expect(timeLabel('quarter', '2026-10-01')).toBe('Quý 4/2026')
    expect(timeLabel('weekday', '7')).toBe('Chủ nhật')
    expect(timeLabel('hour', '23')).toBe('23h – 24h')
  })
})
