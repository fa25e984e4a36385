import { businessDay } from '@quay/domain/time/business-day'
import type { Random } from '../random.ts'

export const today = () => businessDay(Date.now(), 'Asia/Ho_Chi_Minh', 0)

/** A rule of points that holds from today on. */
export const pointRuleOf = (random: Random) => ({
  startsOn: today(),
  isActive: random.chance(0.95),
  earnBy: 'BILL',
  earnWhen: random.pick(['SALE', 'SALE', 'PAID']),
  earnPoints: random.between(1, 3),
  earnPerDong: random.pick([1000, 3000, 10_000]),
  skipsPromotedLines: random.chance(0.2),
  skipsDiscountedBills: random.chance(0.1),
  dongPerPoint: random.pick([100, 137, 500]),
  spendMin: random.pick([1, 5]),
  spendMultiple: random.pick([1, 1, 5]),
  spendMaxPercent: random.chance(0.3) ? 5_000 : null,
  billsBeforeSpend: 0,
  expiryMonths: random.pick([null, 1, 2]),
  groupIds: null,
})
