import { expect, it } from 'vitest'
import { daysOf, type PeriodPreset, periodPresets, readPeriod, reportPresets, writePeriod } from './period.ts'

it.each<[PeriodPreset, string, string | undefined, string | undefined]>([
  ['today', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-01-01', '2025-12-31', '2025-12-31'],
  ['week', '2026-11-21', '2026-11-15', '2026-11-21'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-05', '2025-12-01', '2025-12-31'],
  ['quarter', '2026-11-21', '2026-08-24', '2026-11-21'],
  ['lastWeek', '2026-11-22', '2026-11-09', '2026-11-15'],
  ['lastWeek', '2026-11-23', '2026-11-16', '2026-11-22'],
  ['days30', '2026-11-21', '2026-10-23', '2026-11-21'],
  ['all', '2026-11-21', undefined, undefined],
])('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(daysOf({ preset }, today)).toEqual({ from, to })
})

it('comes back from the address as it went', () => {
  for (const preset of [...periodPresets, ...reportPresets])
    expect(readPeriod(writePeriod({ preset }, 'week'), 'week')).toEqual({ preset })
  const days = { from: '2026-11-01', to: undefined }
  expect(readPeriod(writePeriod(days, 'week'), 'week')).toEqual(days)
  expect(readPeriod({ period: 'century' }, 'today')).toEqual({ preset: 'today' })
})
