import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { salesOrderText as words } from '../../../text/bill/sales-order.ts'

export interface OrderSum {
  label: string
  amount: number
  isStrong?: boolean
}

/** What an order comes to with what is taken beside its goods, in đồng. */
export const wholeOf = ({ payable, surcharges }: Pick<SalesOrder, 'payable' | 'surcharges'>) => payable + surcharges

/** What of an order neither a deposit that it holds nor its bills cover, in đồng. */
export const restOf = (order: SalesOrder) => Math.max(wholeOf(order) - billedOf(order) - order.deposit, 0)

/** What bills that stand took: the first of them all that stands beside the goods. */
const billedOf = ({ items, bills, surcharges }: SalesOrder) =>
  items.reduce((sum, { billed }) => sum + billed.net, 0) +
  (bills.some(({ status }) => status === 'SUCCEED') ? surcharges : 0)

/** The foot of the papers of an order; what is nothing has no line. */
export function sumsOf(order: SalesOrder): OrderSum[] {
  const promotions = order.promotionDiscount + order.promotionOrder
  const discounts = order.lineDiscount + order.orderDiscount
  const billed = billedOf(order)
  return [
    { label: words.goods, amount: order.totalPrice },
    ...(promotions > 0 ? [{ label: words.promotions, amount: -promotions }] : []),
    ...(discounts > 0 ? [{ label: words.discounts, amount: -discounts }] : []),
    ...order.surchargeItems.map(({ name, amount }) => ({ label: name, amount })),
    { label: words.payable, amount: wholeOf(order), isStrong: true },
    ...(billed > 0 ? [{ label: words.slip.billed, amount: -billed }] : []),
    { label: words.slip.deposit, amount: -order.deposit },
    { label: words.rest, amount: restOf(order), isStrong: true },
  ]
}
