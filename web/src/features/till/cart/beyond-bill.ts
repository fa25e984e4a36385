import type { Bill } from '@quay/contract/bill/shapes'
import { rebalanceLots } from '../lots/rebalance-lots.ts'
import { type Cart, type CartLine, emptyCart } from './cart.ts'

type Sold = Pick<Bill, 'status'> & {
  items: readonly Pick<Bill['items'][number], 'productId' | 'unitId' | 'quantity' | 'giftOf'>[]
}

/**
 * What a cart holds beyond a bill that was made of it before: lines that were added since, and what was added to a
 * quantity. Of a bill that was cancelled everything is left. The discount, the payment and the note went with the bill.
 */
export function beyondBill(cart: Cart, bill: Sold): Cart {
  if (bill.status === 'CANCELLED') return cart
  const sold = new Map<string, number>()
  for (const { productId, unitId, quantity, giftOf } of bill.items) {
    if (giftOf) continue
    const key = `${productId}.${unitId}`
    sold.set(key, (sold.get(key) ?? 0) + quantity)
  }
  const lines = cart.lines.flatMap((line): CartLine[] => {
    const key = `${line.productId}.${line.unit.id}`
    const taken = Math.min(sold.get(key) ?? 0, line.quantity)
    if (taken === 0) return [line]
    sold.set(key, sold.get(key)! - taken)
    const quantity = line.quantity - taken
    if (quantity === 0) return []
    return [{ ...line, quantity, lots: line.lots && rebalanceLots(line.lots, quantity * line.unit.ratio) }]
  })
  const { customer, care, book, invoice, seller, soldAt } = cart
  return { ...emptyCart, lines, customer, care, book, invoice, seller, soldAt }
}
