import type { Promoted } from '../../discount/effect/promoted.ts'
import type { BillFacts } from '../bill-facts.ts'
import type { BillPlan } from '../bill-plan.ts'
import type { DecidedBill } from '../decided-bill.ts'
import { usableCodes } from '../usable-codes.ts'

/** What promotions gave, by bill and by line; a promotion that took nothing off and gave nothing away has no row. */
export function writeBillDiscounts(
  { lines, promoted }: Pick<DecidedBill, 'lines' | 'promoted'>,
  facts: Pick<BillFacts, 'codes' | 'soldDay' | 'customer'>,
  points: ReadonlyMap<string, number>,
): Pick<BillPlan, 'discounts' | 'itemDiscounts'> {
  const codes = usableCodes(facts)
  const given = promoted
    .map(one => ({
      ...one,
      giftValue: giftValueOf(one, lines),
      points: points.get(one.promotion.id) ?? 0,
      vouchers: one.present?.vouchers ?? 0,
    }))
    .filter(({ amount, giftValue, points, vouchers }) => amount + giftValue + points + vouchers > 0)
  return {
    discounts: given.map(({ promotion: { id, code, name, level, effect }, ...one }, position) => ({
      discountId: id,
      position,
      code,
      name,
      level,
      effect,
      amount: one.amount,
      giftValue: one.giftValue,
      times: one.times,
      points: one.points,
      vouchers: one.vouchers,
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

/** What the gifts that were taken count for, of which some may be left behind, and what points and codes do. */
function giftValueOf({ promotion, gifts, giftWorth, present }: Promoted, lines: DecidedBill['lines']): number {
  if (present) return giftWorth
  if (gifts === 0) return 0
  const taken = lines.reduce((sum, { item }) => (item.giftOf === promotion.id ? sum + item.quantity : sum), 0)
  return taken * (giftWorth / gifts)
}
