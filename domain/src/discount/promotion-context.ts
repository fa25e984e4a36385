/** What decides which promotions hold, beside the goods. */
export interface PromotionContext {
  /** The clock of the branch when the goods are sold: YYYY-MM-DDTHH:mm and more. */
  at: string
  branchId: string
  sellerId: string
  /** Null for a walk-in customer. */
  customer: { groupId: string | null } | null
  /** Promotions that the cashier left out of this bill. */
  declined: readonly string[]
  /** The promotions of the codes that may be used. */
  codes: readonly string[]
}
