import { expect, it } from 'vitest'
import { percentOf, toBasisPoints } from './percent-of.ts'

it.each([
  [100_000, 1000, 10_000],
  [187_000, 250, 4675],
  [1, 5000, 1], // half a đồng rounds up
  [3, 1666, 0],
  [999_999_999_999, 9999, 999_899_999_999],
  [-1, 5000, -1],
  [0, 10_000, 0],
])('percentOf(%d, %d) = %d', (amount, basisPoints, share) => {
  expect(percentOf(amount, basisPoints)).toBe(share)
})

it.each([
  [12.5, 1250],
  [0.07, 7],
  [1.15, 115], // 114.99999999999999 before rounding
  [100, 10_000],
  [0, 0],
])('toBasisPoints(%d) = %d', (percent, basisPoints) => {
  expect(toBasisPoints(percent)).toBe(basisPoints)
})
