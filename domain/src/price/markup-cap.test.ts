import { expect, it } from 'vitest'
import { markupCap, overMarkup } from './markup-cap.ts'

it.each([
  // Bought for [đồng, base units], the unit, and what it may cost.
  ['15 % up to 1.000', 1_000, 1, 1, 1_150],
  ['10 % right above', 1_001, 1, 1, 1_101],
  ['15 % of a price that only rounds to 1.001', 100_099, 100, 1, 1_101],
  ['10 % up to 5.000', 5_000, 1, 1, 5_500],
  ['7 % right above', 5_001, 1, 1, 5_351],
  ['7 % up to 100.000', 100_000, 1, 1, 107_000],
  ['5 % right above', 100_001, 1, 1, 105_001],
  ['5 % up to 1.000.000', 1_000_000, 1, 1, 1_050_000],
  ['2 % right above', 1_000_001, 1, 1, 1_020_001],
  ['by the smallest unit, whatever was bought: a box of a hundred', 80_000, 100, 1, 920],
  ['the box itself by the same step', 80_000, 100, 100, 92_000],
  ['rounded down for the unit, not for its parts', 99_999, 300, 10, 3_833],
  ['goods that were given', 0, 10, 1, 0],
  ['amounts beyond what a double holds', 900_000_000_000, 3, 1_000, 306_000_000_000_000],
] as const)('%s', (_case, amount, quantity, ratio, cap) => {
  expect(markupCap({ amount, quantity }, ratio)).toBe(cap)
})

it('is about what a line costs after its own discount, and about nothing that was never bought', () => {
  const box = { bought: { amount: 80_000, quantity: 100 }, ratio: 100, quantity: 2 }
  expect(overMarkup(box, { gross: 184_000, lineDiscount: 0 })).toBe(false)
  expect(overMarkup(box, { gross: 184_001, lineDiscount: 0 })).toBe(true)
  expect(overMarkup(box, { gross: 190_000, lineDiscount: 6_000 })).toBe(false)
  expect(overMarkup({ ...box, bought: null }, { gross: 1_000_000, lineDiscount: 0 })).toBe(false)
})
