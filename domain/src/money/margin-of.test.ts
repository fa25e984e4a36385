import { expect, it } from 'vitest'
import { marginOf } from './margin-of.ts'

it.each([
  [100_000, 80_000, 2_000],
  [100_000, 100_000, 0],
  [80_000, 100_000, -2_500],
  [3, 1, 6_667],
  [0, 10, null],
])('a price of %i for goods that cost %i earns %s', (price, cost, margin) => {
  expect(marginOf(price, cost)).toBe(margin)
})
