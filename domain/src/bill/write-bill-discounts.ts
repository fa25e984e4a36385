import type { Promoted } from '../discount/promoted.ts'
import type { BillFacts } from './bill-facts.ts'
import type { BillPlan } from './bill-plan.ts'
import type { DecidedBill } from './decided-bill.ts'
import { usableCodes } from './usable-codes.ts'

/** What promotions gave, by bill and by line; a promotion that took nothing off and gave nothing away has no row. */
export function writeBillDiscounts(
  { lines, promoted }: Pick<DecidedBill, 'lines' | 'promoted'>,
  facts: Pick<BillFacts, 'codes' | 'soldDay' | 'customer'>,
): Pick<BillPlan, 'discounts' | 'itemDiscounts'> {
  const codes = usableCodes(facts)
  const given = promoted
    .map(one => ({ ...one, giftValue: giftValueOf(one, lines) }))
    .filter(({ amount, giftValue }) => amount > 0 || giftValue > 0)
  return {
    discounts: given.map(({ promotion: { id, code, name, level, effect }, amount, giftValue, times }, position) => ({
      discountId: id,
      position,
      code,
      name,
      level,
      effect,
      amount,
      giftValue,
      times,
      voucher: voucherOf(codes.find(code => code.discountId === id)),
      ofOrder: false,
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

const voucherOf = (code: { id: string; code: string } | undefined) => (code ? { id: code.id, code: code.code } : null)

/** What the gifts that were taken count for; some may be left behind. */
function giftValueOf({ promotion, gifts, giftWorth }: Promoted, lines: DecidedBill['lines']): number {
  if (gifts === 0) return 0
  const taken = lines.reduce((sum, { item }) => (item.giftOf === promotion.id ? sum + item.quantity : sum), 0)
  return taken * (giftWorth / gifts)
}
