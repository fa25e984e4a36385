import type { Bill } from '@quay/contract/bill/shapes'
import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { call } from '../../../api/client.ts'
import type { CartOrder } from '../cart/cart.ts'
import { cartOrderOf } from './open-order.ts'

type OrderItem = SalesOrder['items'][number]
type BillItem = Bill['items'][number]

/** The order of a bill that is replaced, as if the bill were cancelled: its goods are left to be handed out, and its deposit is held again. */
export async function orderBefore(bill: Bill, orderId: string): Promise<CartOrder> {
  const order = await call(salesOrderRoutes.get, { params: { id: orderId } })
  const items = order.items.map(item => {
    const taken = bill.items.find(({ orderItemId }) => orderItemId === item.id)
    return taken ? withoutTaken(item, taken) : item
  })
  return cartOrderOf({ ...order, deposit: order.deposit + bill.depositUsed }, items)
}

function withoutTaken(item: OrderItem, taken: BillItem): OrderItem {
  const { promotionDiscount, lineDiscount, promotionShare, orderShare } = taken
  const net = taken.price * taken.quantity - promotionDiscount - lineDiscount - promotionShare - orderShare
  return {
    ...item,
    billedBase: item.billedBase - taken.baseQuantity,
    billed: {
      net: item.billed.net - net,
      promotionDiscount: item.billed.promotionDiscount - promotionDiscount,
      lineDiscount: item.billed.lineDiscount - lineDiscount,
      promotionShare: item.billed.promotionShare - promotionShare,
      orderShare: item.billed.orderShare - orderShare,
    },
  }
}
