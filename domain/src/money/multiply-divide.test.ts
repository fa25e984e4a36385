import { expect, it } from 'vitest'
import { multiplyDivide } from './multiply-divide.ts'

it.each([
  [10, 1, 4, 3], // 2.5
  [10, 1, 3, 3],
  [7, 1, 3, 2],
  [1, 1, 2, 1],
  [-1, 1, 2, -1],
  [-10, 1, 4, -3],
  [0, 5, 7, 0],
  [5, -0, 7, 0],
  [300_000_000, 50_000_000, 300_000_001, 50_000_000],
  [999_999_999_999, 999_999_999, 999_999_999, 999_999_999_999],
  [9_007_199_254_740_991, 3, 9, 3_002_399_751_580_330],
])('%d × %d / %d = %d', (a, b, divisor, result) => {
  expect(multiplyDivide(a, b, divisor)).toBe(result)
})
