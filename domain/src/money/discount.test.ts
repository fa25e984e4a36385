import { expect, it } from 'vitest'
import { type Discount, discountOf } from './discount.ts'

it.each<[number, Discount | null | undefined, number]>([
  [187_000, { unit: 1, value: 10 }, 18_700],
  [187_000, { unit: 1, value: 2.55 }, 4769], // 4768.5
  [187_000, { unit: 2, value: 7000 }, 7000],
  [1000, { unit: 2, value: 2000 }, 2000],
  [187_000, null, 0],
  [187_000, undefined, 0],
])('of %d, %j takes %d', (price, discount, amount) => {
  expect(discountOf(price, discount)).toBe(amount)
})
