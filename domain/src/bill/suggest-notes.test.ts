import fc from 'fast-check'
import { expect, it } from 'vitest'
import { suggestNotes } from './suggest-notes.ts'

it.each([
  [251_500, [251_500, 260_000, 300_000, 500_000]],
  [314_000, [314_000, 320_000, 350_000, 500_000]],
  [187_000, [187_000, 190_000, 200_000, 500_000]],
  [183_500, [183_500, 190_000, 200_000, 500_000]],
  [46_000, [46_000, 50_000, 100_000, 200_000]],
  [26_000, [26_000, 30_000, 50_000, 100_000]],
  [12_500, [12_500, 20_000, 50_000, 100_000]],
  [130_000, [130_000, 150_000, 200_000, 500_000]],
  [7000, [7000, 10_000, 20_000, 50_000]],
  [3000, [3000, 5000, 10_000, 20_000]],
  [200_000, [200_000, 500_000]],
  [480_000, [480_000, 500_000]],
  [500_000, [500_000]],
  [510_000, [510_000, 550_000, 1_000_000]],
  [1_234_000, [1_234_000, 1_240_000, 1_250_000, 1_500_000]],
  [12_345_678, [12_345_678, 12_350_000, 12_400_000, 12_500_000]],
  [0, []],
])('%d → %j', (payable, amounts) => {
  expect(suggestNotes(payable)).toEqual(amounts)
})

it('suggests at most four amounts, rising, none below the total', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), payable => {
      const amounts = suggestNotes(payable)
      expect(amounts[0]).toBe(payable)
      expect(amounts.length).toBeLessThanOrEqual(4)
      expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b))
      // The largest note, in ones that are enough of it, is the most that is offered.
      expect(amounts.at(-1)).toBeLessThanOrEqual(Math.ceil(payable / 500_000) * 500_000)
    }),
  )
})
