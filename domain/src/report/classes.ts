import type { ReportRank } from '@quay/contract/report/shapes'
import type { SumId } from './measures.ts'

/** By which figure goods are ranked. */
export const rankedBy = { REVENUE: 'netRevenue', PROFIT: 'profit', QUANTITY: 'units' } as const satisfies Record<
  ReportRank,
  SumId
>

/** Up to which part of the whole, in per cent, goods are A, and B. */
export const [untilA, untilB] = [80n, 95n]

/**
 * The class of each of some goods that stand from the largest figure to the smallest: 1 (A) for those that make the first 80 % of the whole, 2 (B) up to 95 %,
 * 3 (C) for the rest and for whatever brought nothing. Who crosses a limit still belongs below it, so that the largest is always A. Whole numbers.
 */
export function abcOf(figures: readonly number[]): number[] {
  const whole = figures.reduce((sum, figure) => sum + (figure > 0 ? BigInt(figure) : 0n), 0n)
  let before = 0n
  return figures.map(figure => {
    if (figure <= 0) return 3
    const place = before * 100n < untilA * whole ? 1 : before * 100n < untilB * whole ? 2 : 3
    before += BigInt(figure)
    return place
  })
}

/** What was sold of one thing in the parts of a period: in how many anything, all together, and the squares of each. */
export interface Demand {
  parts: number
  sold: number
  squares: number
}

const fewest = 3

/**
 * How evenly something sells over so many months or weeks: 1 (X) where the standard deviation is less than half the mean, 2 (Y) less than the mean,
 * 3 (Z) else, and for what sold in fewer than three of them. Parts without a sale count as zero.
 */
export function xyzOf({ parts, sold, squares }: Demand, ofPeriod: number): number {
  if (parts < fewest || sold <= 0) return 3
  // (deviation / mean)² = n Σq² / (Σq)² − 1.
  const square = (ofPeriod * squares) / (sold * sold) - 1
  return square < 0.25 ? 1 : square < 1 ? 2 : 3
}
