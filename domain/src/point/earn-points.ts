import type { PointRule } from './point-rule.ts'

/** The part of the rule that a bill keeps: by it a return finds what the rest of the bill earns. */
export interface EarnRule {
  earnPoints: number
  earnPerDong: number
  /** Of the customer's tier, in basis points. */
  tierRate: number
  /** Its base counts points of goods, not đồng. */
  by?: 'PRODUCT' | undefined
  /** Of a bill on credit that earns as it is paid, with the life of what it earns then. */
  when?: 'PAID' | undefined
  expiryMonths?: number | null | undefined
}

/** By goods a point of the base is a point, times the rate of the tier. */
export const byGoods = { earnPoints: 1, earnPerDong: 1, by: 'PRODUCT' } as const

/** Whole points for what was paid for goods that earn (đồng), rounded down once for the bill. */
export function earnPoints(base: number, { earnPoints, earnPerDong, tierRate }: EarnRule): number {
  return Number((BigInt(base) * BigInt(earnPoints) * BigInt(tierRate)) / (BigInt(earnPerDong) * 10_000n))
}

export interface EarningLine {
  net: number
  promotionDiscount: number
  /** Goods of the kind that earn points, and that the law lets the shop promote. */
  earns: boolean
  /** What its units earn where the rule counts by goods. */
  unitPoints: number
}

type BaseRule = Pick<PointRule, 'earnBy' | 'skipsPromotedLines' | 'skipsDiscountedBills'>

/** What of each line earns, in đồng, or in points of its goods; `takenOff` is what anything but points took off the bill. */
export function pointBases(lines: readonly EarningLine[], takenOff: number, rule: BaseRule): number[] {
  if (rule.skipsDiscountedBills && takenOff > 0) return lines.map(() => 0)
  return lines.map(({ net, promotionDiscount, earns, unitPoints }) => {
    if (!earns || (rule.skipsPromotedLines && promotionDiscount > 0)) return 0
    return rule.earnBy === 'PRODUCT' ? unitPoints : net
  })
}
