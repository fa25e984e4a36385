import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { salesOrderText as words } from '../../../text/sales-order.ts'

export interface OrderSum {
  label: string
  amount: number
  isStrong?: boolean
}

/** What of an order neither a deposit that it holds nor its bills cover, in đồng. */
export const restOf = ({ payable, deposit, items }: SalesOrder) => Math.max(payable - billedOf(items) - deposit, 0)

const billedOf = (items: SalesOrder['items']) => items.reduce((sum, { billed }) => sum + billed.net, 0)

/** The foot of the papers of an order; what is nothing has no line. */
export function sumsOf(order: SalesOrder): OrderSum[] {
  const promotions = order.promotionDiscount + order.promotionOrder
  const discounts = order.lineDiscount + order.orderDiscount
  const billed = billedOf(order.items)
  return [
    { label: words.goods, amount: order.totalPrice },
    ...(promotions > 0 ? [{ label: words.promotions, amount: -promotions }] : []),
    ...(discounts > 0 ? [{ label: words.discounts, amount: -discounts }] : []),
    { label: words.payable, amount: order.payable, isStrong: true },
    ...(billed > 0 ? [{ label: words.slip.billed, amount: -billed }] : []),
    { label: words.slip.deposit, amount: -order.deposit },
    { label: words.rest, amount: restOf(order), isStrong: true },
  ]
}
