import { expect, it } from 'vitest'
import { promotion } from '../../../test/promotion-factory.ts'
import { holdsOn, weeksOf } from './promotion-calendar.ts'

it.each([
  ['always', {}, '2026-11-23', true],
  ['before it begins', { startsAt: '2026-11-24T08:00' }, '2026-11-23', false],
  ['on the day on which it begins at some hour', { startsAt: '2026-11-23T08:00' }, '2026-11-23', true],
  ['on the day on which it ends at some hour', { endsAt: '2026-11-23T08:00' }, '2026-11-23', true],
  ['on the day before which it ended at midnight', { endsAt: '2026-11-23T00:00' }, '2026-11-23', false],
  ['on a Monday', { weekdays: 1 }, '2026-11-23', true],
  ['on another day', { weekdays: 1 }, '2026-11-24', false],
])('a promotion holds %s', (_, part, day, holds) => {
  expect(holdsOn(promotion('a', 'PERCENT', [{ value: 1 }], part), day)).toBe(holds)
})

it.each([
  ['2026-11', 6, 6, '2026-11-01', '2026-11-30'],
  ['2026-02', 4, 6, '2026-02-01', '2026-02-28'],
  ['2027-02', 4, 0, '2027-02-01', '2027-02-28'],
])('%s has %i weeks or more, and all of its days', (month, _least, place, first, last) => {
  const weeks = weeksOf(month)
  const days = weeks.flat().filter(day => day !== null)
  expect([days[0], days.at(-1), weeks[0]!.indexOf(first)]).toEqual([first, last, place])
  for (const week of weeks) expect(week).toHaveLength(7)
})
