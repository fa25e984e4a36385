import type { SalesOrder } from '@quay/contract/sales-order/shapes'

/** Whether less is kept of an order than it asks for. */
export const isShort = ({ items }: SalesOrder) => items.some(({ held, quantity, ratio }) => held < quantity * ratio)
