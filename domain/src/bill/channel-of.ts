import type { SaleChannel } from '@quay/contract/enumeration'
import type { BillFacts, BillInput } from './bill-facts.ts'

/** How a bill is sold: what an order hands out is sold by order, whatever was sent. */
export const channelOf = ({ channel }: Pick<BillInput, 'channel'>, { order }: Pick<BillFacts, 'order'>): SaleChannel =>
  order ? 'ORDER' : (channel ?? 'COUNTER')
