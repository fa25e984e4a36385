import type { SaleChannel } from '@quay/contract/enumeration'

/** What decides which promotions hold, beside the goods. */
export interface PromotionContext {
  /** The clock of the branch when the goods are sold: YYYY-MM-DDTHH:mm and more. */
  at: string
  branchId: string
  sellerId: string
  channel: SaleChannel
  /** Null for a walk-in customer. */
  customer: {
    groupId: string | null
    tierId: string | null
    /** MM-DD; null where it is not known. */
    birthday: string | null
    /** How often they used promotions that are limited for each customer, by id; null while that is not known. */
    uses: Readonly<Record<string, number>> | null
  } | null
  /** Promotions that the cashier left out of this bill. */
  declined: readonly string[]
  /** Those that the cashier chose, of those that do not hold by themselves. */
  chosen: readonly string[]
  /** The promotions of the codes that may be used. */
  codes: readonly string[]
  /** A till without a network: what only the server can check does not hold. */
  isOffline?: boolean | undefined
}
