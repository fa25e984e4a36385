import { expect, it } from 'vitest'
import { moneyOfParts } from './money-of-parts.ts'

it.each<[Record<string, number | null>, number, [string, number][]]>([
  [{}, 0, []],
  [
    { a: 50, b: 30 },
    0,
    [
      ['a', 50],
      ['b', 30],
    ],
  ],
  [
    { a: 50, b: 30 },
    2,
    [
      ['a', 50],
      ['b', 28],
    ],
  ],
  [{ a: 50, b: 30 }, 30, [['a', 50]]],
  [{ a: 50, b: 30 }, 45, [['a', 35]]],
  [{ a: 50, b: null }, 10, [['a', 40]]],
])('of %j less %i money pays %j', (parts, discount, paid) => {
  expect(moneyOfParts(parts, discount)).toEqual(paid.map(([entryId, amount]) => ({ entryId, amount })))
})
