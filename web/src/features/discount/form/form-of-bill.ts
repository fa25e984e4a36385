import type { Bill } from '@quay/contract/bill/shapes'
import { discountText } from '../../../text/promotion/discount.ts'
import { type DiscountForm, formOf, freshRule } from './discount-form.ts'

const basisPoints = 10_000

/**
 * A promotion that gives what a seller gave by hand on a bill: money off a bill of that size, or per cent off its goods. Without any discount
 * the goods are filled in, and the owner says what they get.
 */
export function formOfBill({ code, items, orderDiscount, totalPrice }: Bill): DiscountForm {
  const fresh = { ...formOf(null), name: discountText.likeBill(code) }
  if (orderDiscount > 0)
    return { ...fresh, kind: 'ORDER MONEY', rules: [{ ...freshRule, minAmount: totalPrice, value: orderDiscount }] }
  const bought = items.filter(({ giftOf }) => !giftOf)
  const lowered = bought.filter(({ lineDiscount }) => lineDiscount > 0)
  const named = lowered.length > 0 ? lowered : bought
  const sumOf = (read: (item: Bill['items'][number]) => number) => named.reduce((sum, item) => sum + read(item), 0)
  const [off, gross] = [sumOf(item => item.lineDiscount), sumOf(item => item.quantity * item.price)]
  return {
    ...fresh,
    goods: [...new Set(named.map(({ productId }) => productId))].map(id => ({ kind: 'PRODUCT', id })),
    rules: [{ ...freshRule, value: off > 0 && gross > 0 ? Math.round((off * basisPoints) / gross) / 100 : null }],
  }
}

/** The goods of a bill, by their ids. */
export const namesOfBill = ({ items }: Bill): Record<string, string> =>
  Object.fromEntries(items.map(({ productId, productName }) => [productId, productName]))
