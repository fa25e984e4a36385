import type { PointFacts } from '../src/bill/bill-facts.ts'
import type { PointLot } from '../src/point/move-points.ts'
import type { PointRule } from '../src/point/point-rule.ts'

/** A point for each 10,000đ, worth 1,000đ, without an end; each test says only what it is about. */
export const pointRule = (part: Partial<PointRule> = {}): PointRule => ({
  isActive: true,
  earnBy: 'BILL',
  earnWhen: 'SALE',
  earnPoints: 1,
  earnPerDong: 10_000,
  skipsPromotedLines: false,
  skipsDiscountedBills: false,
  dongPerPoint: 1000,
  spendMin: 1,
  spendMultiple: 1,
  spendMaxPercent: null,
  billsBeforeSpend: 0,
  expiryMonths: null,
  groupIds: null,
  channels: null,
  ...part,
})

/** A customer with so many points in one lot. */
export const pointFacts = (
  points: number,
  rule: Partial<PointRule> = {},
  { customerId = 'lan', entryCount = 1, lots }: { customerId?: string; entryCount?: number; lots?: PointLot[] } = {},
): PointFacts => ({
  rule: pointRule(rule),
  tierRate: 10_000,
  chain: {
    customerId,
    balance: points,
    entryCount,
    lots: lots ?? (points > 0 ? [{ id: 'all', remaining: points, expiresOn: null }] : []),
  },
  billCount: null,
})
