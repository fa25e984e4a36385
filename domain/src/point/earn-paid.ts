import { type EarnRule, earnPoints as earnWhole } from './earn-points.ts'

/** What of a bill is left after returns, and what of it is still owed. Đồng; of a rule by goods the base is points. */
export interface PaidPart {
  base: number
  due: number
  owed: number
}

/**
 * What a bill earns by what of it was paid: rounded down once, so that the parts of several payments together are never more than the
 * bill earns, and all of it once nothing is owed.
 */
export function earnPaid({ base, due, owed }: PaidPart, { earnPoints, earnPerDong, tierRate }: EarnRule): number {
  const [paid, whole] = due > 0 ? [Math.max(0, due - owed), due] : [1, 1]
  const earned = BigInt(base) * BigInt(earnPoints) * BigInt(tierRate) * BigInt(paid)
  return Number(earned / (BigInt(earnPerDong) * 10_000n * BigInt(whole)))
}

/** What payments of a bill will bring yet, once nothing of it is owed; `earned` is what its rule brought so far, without presents. */
export const stillToEarn = (base: number, rule: EarnRule, earned: number): number =>
  Math.max(0, earnWhole(base, rule) - earned)
