import { describe, expect, it } from 'vitest'
import { formatDong, formatNumber, formatPercent } from './format-number.ts'
import { parseDong } from './parse-number.ts'

describe('formatNumber', () => {
  it.each([
    [0, 0, '0'],
    [999, 0, '999'],
    [1000, 0, '1.000'],
    [1234567, 0, '1.234.567'],
    [-1234567, 0, '\u22121.234.567'],
    [1234.5, 2, '1.234,5'],
    [-0.001, 2, '0'],
    [999_999_999_999, 0, '999.999.999.999'],
  ])('%d with %d decimals → %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text)
  })
})

it.each([
  [187000, '187.000đ'],
  [-500, '\u2212500đ'],
])('formatDong(%d) → %s, and back', (amount, text) => {
  expect(formatDong(amount)).toBe(text)
  expect(parseDong(text)).toBe(amount)
})

it.each([
  [1000, '10%'],
  [1250, '12,5%'],
  [1, '0,01%'],
  [10000, '100%'],
])('formatPercent(%d) → %s', (basisPoints, text) => {
  expect(formatPercent(basisPoints)).toBe(text)
})
