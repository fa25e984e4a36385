import { expect, it } from 'vitest'
import { isPriceJump } from './is-price-jump.ts'

it.each([
  [2_500, 25_000_000],
  [2_500, 25_001],
  [2_500, 249],
  [2_500, 0],
])('asks about %d → %d', (before, after) => {
  expect(isPriceJump(before, after)).toBe(true)
})

it.each([
  [2_500, 25_000],
  [2_500, 250],
  [2_500, 2_600],
  [0, 2_500],
  [null, 2_500],
  [2_500, null],
])('does not ask about %s → %s', (before, after) => {
  expect(isPriceJump(before, after)).toBe(false)
})
