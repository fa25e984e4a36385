/** What was paid for goods as their invoice has it: đồng with VAT, after discounts, for so many base units that were not given away. */
export interface Bought {
  amount: number
  quantity: number
}

/** Basis points on top of what one base unit was bought for, up to that many đồng. */
const steps = [
  { upTo: 1_000, markup: 1_500 },
  { upTo: 5_000, markup: 1_000 },
  { upTo: 100_000, markup: 700 },
  { upTo: 1_000_000, markup: 500 },
] as const
const beyond = 200

/**
 * The most that one of a unit may cost in a pharmacy on the grounds of a hospital, in whole đồng, rounded down: what it was
 * bought for and the mark-up of the step in which the price of the smallest unit lies (Nghị định 54/2017 điều 136).
 */
export function markupCap({ amount, quantity }: Bought, ratio: number): number {
  const step = steps.find(({ upTo }) => BigInt(amount) <= BigInt(upTo) * BigInt(quantity))
  const factor = BigInt(10_000 + (step?.markup ?? beyond))
  return Number((BigInt(amount) * BigInt(ratio) * factor) / (BigInt(quantity) * 10_000n))
}

interface Capped {
  bought: Bought | null | undefined
  ratio: number
  /** In the unit. */
  quantity: number
}

/** Whether so many of a unit cost more than the cap, after the promotions and the discount of their line; never where nothing was bought. */
export const overMarkup = (
  { bought, ratio, quantity }: Capped,
  { gross, promotionDiscount = 0, lineDiscount }: { gross: number; promotionDiscount?: number; lineDiscount: number },
): boolean => !!bought && gross - promotionDiscount - lineDiscount > markupCap(bought, ratio) * quantity
