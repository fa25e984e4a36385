import type { StepBill } from './price-lines.ts'

/**
 * The place of promotions of the whole bill: after all that is taken off lines, before the seller's own discount of the
 * bill. The shop keeps no promotions yet; the bill comes out as it went in.
 */
export const promoteBill = (bill: StepBill): StepBill => bill
