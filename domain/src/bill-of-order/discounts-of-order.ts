import type { BillDiscountRow, BillItemDiscountRow, BillPlan } from '../bill/bill-plan.ts'
import type { DecidedBill } from '../bill/decided-bill.ts'
import type { BilledOrder } from '../sales-order/order-facts.ts'
import { setsOf } from './sets-of-order.ts'

type Rows = Pick<BillPlan, 'discounts' | 'itemDiscounts'>

/** The promotions of a bill with those that it takes over from its order: the share of its lines, and of the gifts that it hands out. */
export function withDiscountsOfOrder(
  own: Rows,
  { ofOrder }: Pick<DecidedBill, 'ofOrder'>,
  order: BilledOrder | null,
): Rows {
  if (!order || ofOrder.size === 0) return own
  const itemDiscounts = [...ofOrder].flatMap(([itemId, { discounts }]) =>
    discounts.map(
      ({ discountId, units, amount }): BillItemDiscountRow => ({ itemId, discountId, role: 'TARGET', units, amount }),
    ),
  )
  const sets = new Map(order.discounts.map(one => [one.discountId, setsOf(one, order, ofOrder)]))
  const discounts = order.discounts
    .map(
      ({ giftValue: _, ...promotion }): Omit<BillDiscountRow, 'position'> => ({
        ...promotion,
        times: sets.get(promotion.discountId)?.times ?? promotion.times,
        amount: itemDiscounts.reduce(
          (sum, row) => (row.discountId === promotion.discountId ? sum + row.amount : sum),
          0,
        ),
        giftValue: giftValueOf(promotion.discountId, order, ofOrder),
        points: 0,
        vouchers: 0,
        voucher: null,
        ofOrder: true,
      }),
    )
    .filter(({ amount, giftValue }) => amount > 0 || giftValue > 0)
  return {
    discounts: [
      ...own.discounts,
      ...discounts.map((row, place) => ({ ...row, position: own.discounts.length + place })),
    ],
    itemDiscounts: [
      ...own.itemDiscounts,
      ...itemDiscounts,
      ...discounts.flatMap(({ discountId }) =>
        (sets.get(discountId)?.triggers ?? []).map(
          (trigger): BillItemDiscountRow => ({ ...trigger, discountId, role: 'TRIGGER', amount: 0 }),
        ),
      ),
    ],
  }
}

/** What the gifts that the bill hands out count for: one is worth as much as the other. */
function giftValueOf(discountId: string, order: BilledOrder, ofOrder: DecidedBill['ofOrder']): number {
  const promotion = order.discounts.find(one => one.discountId === discountId)!
  const gifts = order.lines.filter(({ giftOf }) => giftOf === discountId)
  const whole = gifts.reduce((sum, { baseQuantity, ratio }) => sum + baseQuantity / ratio, 0)
  const taken = [...ofOrder.values()]
    .filter(({ line }) => line.giftOf === discountId)
    .reduce((sum, { baseQuantity, line }) => sum + baseQuantity / line.ratio, 0)
  return whole === 0 ? 0 : taken * (promotion.giftValue / whole)
}
