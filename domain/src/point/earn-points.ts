import type { PointRule } from './point-rule.ts'

/** The part of the rule that a bill keeps: by it a return finds what the rest of the bill earns. */
export interface EarnRule {
  earnPoints: number
  earnPerDong: number
  /** Of the customer's tier, in basis points. */
  tierRate: number
}

/** Whole points for what was paid for goods that earn (đồng), rounded down once for the bill. */
export function earnPoints(base: number, { earnPoints, earnPerDong, tierRate }: EarnRule): number {
  return Number((BigInt(base) * BigInt(earnPoints) * BigInt(tierRate)) / (BigInt(earnPerDong) * 10_000n))
}

interface EarningLine {
  net: number
  promotionDiscount: number
  /** Goods of the kind that earn points, and that the law lets the shop promote. */
  earns: boolean
}

/** What of each line earns, in đồng; `takenOff` is what anything but points took off the bill. */
export function pointBases(lines: readonly EarningLine[], takenOff: number, rule: PointRule): number[] {
  if (rule.skipsDiscountedBills && takenOff > 0) return lines.map(() => 0)
  return lines.map(({ net, promotionDiscount, earns }) =>
    !earns || (rule.skipsPromotedLines && promotionDiscount > 0) ? 0 : net,
  )
}
