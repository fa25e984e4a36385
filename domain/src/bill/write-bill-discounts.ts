import type { BillPlan } from './bill-plan.ts'
import type { DecidedBill } from './decided-bill.ts'

/** What promotions gave, by bill and by line; a promotion that took nothing off has no row. */
export function writeBillDiscounts({
  lines,
  promoted,
}: Pick<DecidedBill, 'lines' | 'promoted'>): Pick<BillPlan, 'discounts' | 'itemDiscounts'> {
  const given = promoted.filter(({ amount }) => amount > 0)
  return {
    discounts: given.map(({ promotion: { id, code, name, level, effect }, amount, times }, position) => ({
      discountId: id,
      position,
      code,
      name,
      level,
      effect,
      amount,
      times,
    })),
    itemDiscounts: given.flatMap(({ promotion, lines: own }) =>
      own.map(({ place, role, units, amount }) => ({
        itemId: lines[place]!.item.id,
        discountId: promotion.id,
        role,
        units,
        amount,
      })),
    ),
  }
}
