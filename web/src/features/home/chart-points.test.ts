import { expect, it } from 'vitest'
import { dayPoints, hourPoints, weekdayPoints } from './shared/chart-points.ts'

it('shows the hours of a shop, and any hour in which something was sold', () => {
  expect(hourPoints([]).map(point => point.label)).toEqual(Array.from({ length: 15 }, (_, place) => `${place + 7}h`))
  const points = hourPoints([
    { hour: 5, today: 10, lastWeek: 0 },
    { hour: 9, today: 20, lastWeek: 30 },
    { hour: 23, today: 0, lastWeek: 40 },
    { hour: 2, today: 0, lastWeek: 0 },
  ])
  expect(points[0]).toEqual({ label: '5h', fullLabel: '5h – 6h', value: 10, previous: 0 })
  expect(points.at(-1)).toMatchObject({ label: '23h', previous: 40 })
  expect(points.find(point => point.label === '9h')).toMatchObject({ value: 20, previous: 30 })
})

it('calls days by day and month', () => {
  expect(dayPoints([{ key: '2026-11-21', netRevenue: 5, previous: 4 }])).toEqual([
    { label: '21/11', fullLabel: '21/11/2026', value: 5, previous: 4 },
  ])
})

it('calls weekdays as a calendar does', () => {
  expect(weekdayPoints([{ key: '7', netRevenue: 5, previous: 4 }])).toEqual([
    { label: 'CN', fullLabel: 'Chủ nhật', value: 5, previous: 4 },
  ])
})
