import type { SalesOrder } from '@quay/contract/sales-order/shapes'

/** What an order comes to with what is taken beside its goods, in đồng. */
export const wholeOf = ({ payable, surcharges }: Pick<SalesOrder, 'payable' | 'surcharges'>) => payable + surcharges

/** What of an order neither a deposit that it holds nor its bills cover, in đồng. */
export const restOf = (order: SalesOrder) => Math.max(wholeOf(order) - billedOf(order) - order.deposit, 0)

/** What bills that stand took: the first of them all that stands beside the goods. */
const billedOf = ({ items, bills, surcharges }: SalesOrder) =>
  items.reduce((sum, { billed }) => sum + billed.net, 0) +
  (bills.some(({ status }) => status === 'SUCCEED') ? surcharges : 0)
