import type { StepBill } from './price-lines.ts'

/**
 * The place of promotions of goods: after the price, before the seller's own discounts, so that those work on what a
 * promotion left. The shop keeps no promotions yet; the bill comes out as it went in.
 */
export const promoteGoods = (bill: StepBill): StepBill => bill
