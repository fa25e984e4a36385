import { expect, it } from 'vitest'
import { hoursOf, strengthOf, weekOf } from './week-of.ts'

const row = (key: string, netRevenue: number) => ({ key, values: { netRevenue } })

it('shows every hour between the first and the last sale of the week', () => {
  const week = weekOf([row('1~8', 100), row('7~11', 50), row('3~23', 0)], 'netRevenue')
  expect(week.get('1~8')).toBe(100)
  expect(hoursOf(week)).toEqual([8, 9, 10, 11])
  expect(hoursOf(new Map())).toEqual([])
})

it.each([
  [0, 100, 0],
  [-5, 100, 0],
  [100, 100, 45],
  [50, 100, 23],
  [1, 100_000, 4],
  [0, 0, 0],
])('colours %i of %i at most by %i per cent', (value, most, strength) => {
  expect(strengthOf(value, most)).toBe(strength)
})
