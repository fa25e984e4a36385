import type { SaleChannel } from '@quay/contract/enumeration'

/** How a store gives and takes points, from a day on. Amounts in đồng, rates in basis points. */
export interface PointRule {
  isActive: boolean
  /** By what is paid; or so many points for each unit of the goods, whatever they cost. */
  earnBy: 'BILL' | 'PRODUCT'
  /** A bill on credit earns as it is sold, or as it is paid. */
  earnWhen: 'SALE' | 'PAID'
  /** So many points for each `earnPerDong` that is paid. */
  earnPoints: number
  earnPerDong: number
  /** Lines that a promotion of goods made cheaper earn nothing. */
  skipsPromotedLines: boolean
  /** A bill from which anything was taken off earns nothing. */
  skipsDiscountedBills: boolean
  dongPerPoint: number
  spendMin: number
  spendMultiple: number
  /** Of what is left to pay; null is all of it. */
  spendMaxPercent: number | null
  /** Bills that a customer has to have before points can be spent. */
  billsBeforeSpend: number
  /** Null: points never end. */
  expiryMonths: number | null
  /** Who earns; null is every customer. */
  groupIds: string[] | null
  /** Which ways of selling earn; null is all of them. */
  channels: SaleChannel[] | null
}

export interface DatedPointRule extends PointRule {
  /** YYYY-MM-DD: it holds from this business day until a later one begins. */
  startsOn: string
}

/** The rule of a business day; null before the first one, and while points are switched off. */
export function ruleOn(rules: readonly DatedPointRule[], day: string): DatedPointRule | null {
  let found: DatedPointRule | null = null
  for (const rule of rules) if (rule.startsOn <= day && (found === null || rule.startsOn > found.startsOn)) found = rule
  return found?.isActive ? found : null
}
