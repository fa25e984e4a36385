import { orderPrice } from '@quay/domain/bill-of-order/order-price'
import { orderPromoter } from '@quay/domain/bill-of-order/order-promoter'
import { type OrderShare, shareOfLine } from '@quay/domain/bill-of-order/share-of-line'
import type { Cart, CartOrder } from '../cart/cart.ts'
import { bringOrderStep } from '../cart/order-step.ts'

bringOrderStep((cart, order) => {
  const shares = sharesOf(cart, order)
  const lineOf = (id: string) => shares.get(id)?.line
  return {
    priceOf: ({ id }) => {
      const line = lineOf(id)
      return line ? orderPrice(line) : null
    },
    promotions: today => ({
      promoter: orderPromoter(shares, today?.promoter ?? null),
      promotesMedicines: today?.promotesMedicines ?? false,
    }),
    own: product => product && { ...product, reserved: product.reserved - (order.held[product.id] ?? 0) },
  }
})

/** What lines of the cart take of the order; one in another unit, or of more than is left, is an ordinary line. */
function sharesOf({ lines }: Cart, order: CartOrder): Map<string, OrderShare> {
  const shares = new Map<string, OrderShare>()
  for (const { id, orderItemId, unit, quantity } of lines) {
    const line = order.lines.find(one => one.id === orderItemId)
    const left = line ? line.baseQuantity - line.billedBase : 0
    if (line && line.unitId === unit.id && quantity * line.ratio <= left) shares.set(id, shareOfLine(line, quantity))
  }
  return shares
}
