import type { Promotion } from '@quay/contract/discount/promotion'

/** What a promotion gives on a bill. */
export interface Promoted {
  promotion: Promotion
  /** Đồng off the bill. */
  amount: number
  /** How often a set counted; 1 of all other promotions. */
  times: number
  /** Gifts that may be chosen, in units of them. */
  gifts: number
  /** Đồng that the gifts count for. */
  giftWorth: number
  /** Of a promotion that gives points or codes. */
  present?: Present | undefined
  /** By the place of the line in the cart; `units` get something, or are what the set was bought with. */
  lines: readonly PromotedUnits[]
}

/** What a promotion gives beside money and goods. */
export interface Present {
  points: number
  /** Basis points of what its lines earn, on top of that. */
  rate: number
  /** Codes of another promotion. */
  vouchers: number
}

export interface PromotedUnits {
  place: number
  role: 'TARGET' | 'TRIGGER'
  units: number
  /** Đồng. */
  amount: number
}
