import type { BillPlan, GivenCode } from './bill-plan.ts'

/** What the drawer gave for a promotion of the bill. */
export interface TakenCodes {
  /** The promotion that gives them. */
  discountId: string
  codes: readonly GivenCode[]
}

/**
 * A sale with the codes that the drawer had for its promotions. Fewer than were wanted are given as they are: nobody keeps a customer waiting
 * for a present, so a promotion whose codes are gone gives nothing and is not used.
 */
export function giveCodes(plan: BillPlan, taken: readonly TakenCodes[]): BillPlan {
  const codesOf = new Map(taken.map(({ discountId, codes }) => [discountId, codes]))
  const discounts = plan.discounts.flatMap(row => {
    if (row.vouchers === 0) return row
    const vouchers = codesOf.get(row.discountId)?.length ?? 0
    return vouchers === 0 ? [] : { ...row, vouchers, giftValue: (row.giftValue / row.vouchers) * vouchers }
  })
  const kept = new Set(discounts.map(({ discountId }) => discountId))
  return {
    ...plan,
    discounts: discounts.map((row, position) => ({ ...row, position })),
    itemDiscounts: plan.itemDiscounts.filter(({ discountId }) => kept.has(discountId)),
    givenCodes: taken.flatMap(({ codes }) => codes),
  }
}
