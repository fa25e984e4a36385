import type { Quotation } from '@quay/domain/print/document'
import { priceCart } from '../cart/price-cart.ts'
import type { Draft } from '../drafts/draft.ts'
import { unsentBill } from '../pay/unsent/unsent-bill.ts'
import type { TillFacts } from '../till-facts.ts'
import type { TillPlace } from '../till-session.ts'
import { cartOfOrder } from './cart-of-order.ts'

/** Who asks, as the cashier typed it where the cart has no customer. */
interface Asking {
  contactName: string
  contactPhone: string
  note: string
}

/**
 * The open cart as a quotation, at an instant: its prices as an order, also of goods that are not there. Points pay nothing on it. Throws
 * without the facts of the till.
 */
export function quotationOfCart(
  draft: Draft,
  facts: TillFacts,
  place: TillPlace,
  asking: Asking,
  at: string,
): Quotation {
  const cart = cartOfOrder(draft.cart)
  const view = priceCart(cart, facts)
  const { context } = facts
  if (!context) throw new Error('The till is not open')
  const bill = unsentBill({ ...draft, cart }, view, context, place, { soldAt: at })
  const promotions = bill.discounts.filter(({ amount }) => amount > 0)
  const totalPrice = bill.items.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const goods = bill.payable + (view.leftOut?.amount ?? 0)
  return {
    code: null,
    at,
    branchId: bill.branchId,
    sellerName: bill.sellerName,
    customerName: bill.customerName ?? (asking.contactName || null),
    customerPhone: bill.customerPhone ?? (asking.contactPhone || null),
    note: asking.note || null,
    priceBooks: [...new Set(bill.items.flatMap(item => item.priceBookName ?? []))],
    items: bill.items,
    promotions,
    discount: totalPrice - goods - promotions.reduce((sum, { amount }) => sum + amount, 0),
    surcharges: bill.surchargeItems,
    totalPrice,
    payable: goods + bill.surcharges,
    vatAmount: bill.vatAmount,
  }
}
