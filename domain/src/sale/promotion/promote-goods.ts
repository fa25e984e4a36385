import type { CompiledPromotions } from '../../discount/compile-promotions.ts'
import { type Given, giveGoods } from '../../discount/effect/give-goods.ts'
import type { MatchedGoods } from '../../discount/effect/match-goods.ts'
import type { Promoted } from '../../discount/effect/promoted.ts'
import type { PromotedLine } from '../../discount/effect/promoted-line.ts'
import type { Adjustment } from '../adjustment.ts'
import type { StepBill } from '../price/price-lines.ts'

/** A cart as promotions see it: found once, whichever of the promotions are tried on it. */
export interface PromotedCart {
  compiled: CompiledPromotions
  lines: readonly PromotedLine[]
  matched: MatchedGoods
}

export interface StepGiven extends Given {
  bill: StepBill
}

/**
 * The step of promotions of goods: after the price, before the seller's own discounts, so that those work on what a promotion
 * left. `active`: places of the promotions that take part.
 */
export function promoteGoods(
  bill: StepBill,
  { compiled, lines, matched }: PromotedCart,
  active: readonly number[],
): StepGiven {
  const given = giveGoods(compiled, active, lines, matched)
  return { bill: takeOffLines(bill, given.promoted), ...given }
}

/** The bill with what promotions of goods take off its lines. */
export function takeOffLines(bill: StepBill, given: readonly Promoted[]): StepBill {
  if (given.length === 0) return bill
  const taken: Adjustment[][] = bill.lines.map(() => [])
  for (const { promotion, lines: units } of given)
    for (const { place, amount } of units) {
      const { id } = bill.lines[place]!.line
      if (amount > 0)
        taken[place]!.push({
          kind: 'promotion',
          source: promotion.id,
          amount,
          ...(id !== undefined && { lineId: id }),
        })
    }
  const promoted = bill.lines.map((line, place) =>
    taken[place]!.length === 0 ? line : { ...line, adjustments: [...line.adjustments, ...taken[place]!] },
  )
  return { ...bill, lines: promoted }
}
