import { giveOrder } from '../../discount/effect/give-order.ts'
import { type BillAdjustment, leftsOf, type StepBill } from '../price/price-lines.ts'
import type { PromotedCart, StepGiven } from './promote-goods.ts'

/**
 * The step of promotions of the whole bill: after all that is taken off lines, before the seller's own discount of the
 * bill. `active`: places of the promotions that take part.
 */
export function promoteBill(
  bill: StepBill,
  { compiled, lines, matched }: PromotedCart,
  active: readonly number[],
): StepGiven {
  if (active.length === 0) return { bill, promoted: [], reasons: new Map() }
  const lefts = leftsOf(bill)
  const { promoted, reasons, shares } = giveOrder(
    compiled,
    active,
    lines,
    matched,
    lines.map(({ place }) => lefts[place]!),
  )
  const adjustments = shares.flatMap(({ at, amounts }): BillAdjustment[] => {
    const amount = amounts.reduce((sum, one) => sum + one, 0)
    if (amount === 0) return []
    const own = bill.lines.map(() => 0)
    for (const [index, { place }] of lines.entries()) own[place] = amounts[index]!
    return [{ kind: 'promotion', source: compiled.promotions[at]!.id, amount, shares: own }]
  })
  return { bill: { ...bill, adjustments: [...bill.adjustments, ...adjustments] }, promoted, reasons }
}
