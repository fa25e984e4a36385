import type { Promoted } from '../../discount/effect/promoted.ts'
import type { Trace } from '../../discount/trace.ts'
import type { StepBill } from '../price/price-lines.ts'

/** What promotions do to a cart, each with its reason. */
export interface Promotions {
  promoted: readonly Promoted[]
  traces: readonly Trace[]
}

export const noPromotions: Promotions = { promoted: [], traces: [] }

/**
 * The step of promotions, with the seller's discounts of lines between those of goods and those of the bill. It is given to
 * the pipeline (`promoterOf`), so that a till of a shop without promotions need not load what works them out.
 */
export type Promoter = (bill: StepBill) => { bill: StepBill; promotions: Promotions }
