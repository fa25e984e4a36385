import { expect, it } from 'vitest'
import { type OpenDebt, proposeParts } from './propose-parts.ts'

const debt = (entryId: string, remaining: number, isElsewhere = false) =>
  ({ entryId, remaining, isElsewhere }) as OpenDebt
const debts = [debt('first', 30_000), debt('elsewhere', 5_000, true), debt('second', 20_000)]

it.each([
  [0, []],
  [12_000, [['first', 12_000]]],
  [
    40_000,
    [
      ['first', 30_000],
      ['second', 10_000],
    ],
  ],
  [
    90_000,
    [
      ['first', 30_000],
      ['second', 20_000],
    ],
  ],
])('%i pays %j', (change, parts) => {
  expect(proposeParts(change, debts)).toEqual(parts.map(([entryId, amount]) => ({ entryId, amount })))
})
