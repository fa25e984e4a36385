import { shareOfLine } from '../bill-of-order/share-of-line.ts'
import { multiplyDivide } from '../money/multiply-divide.ts'
import { describeStock } from '../quantity/describe-stock.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { OrderAmounts, OrderLine } from './order-facts.ts'

/** A line of an order of which bills took a part, as it is with less of it. */
export interface KeptLine {
  id: string
  /** In the unit of the order. */
  quantity: number
  baseQuantity: number
  amounts: OrderAmounts
  vat: number
  discounts: { discountId: string; amount: number }[]
}

/** A line with what is needed to say how much of it there is. */
export interface MeasuredLine extends OrderLine {
  vat: number
  units: readonly { name: string; ratio: number }[]
}

/**
 * What stays of a line when less of it is wanted: what bills took, and of the rest what a bill of it would cost. Its price stands, so no more
 * of it is had at that price, and no less than what was handed out.
 */
export function keepOfLine(line: MeasuredLine, quantity: number, path: string): KeptLine | Refusal {
  const { ratio, billedBase, productName: product, units, given } = line
  const baseQuantity = quantity * ratio
  if (baseQuantity < billedBase)
    return refuse('order-line-billed', { product, billed: describeStock(billedBase, units) }, path)
  if (baseQuantity > line.baseQuantity)
    return refuse('order-line-grows', { product, quantity: describeStock(line.baseQuantity, units) }, path)
  const rest = shareOfLine(line, quantity - billedBase / ratio)
  const amounts: OrderAmounts = {
    net: given.net + rest.net,
    promotionDiscount: given.promotionDiscount + rest.promotionDiscount,
    lineDiscount: given.lineDiscount + rest.lineDiscount,
    promotionShare: given.promotionShare + rest.promotionShare,
    orderShare: given.orderShare + rest.orderShare,
  }
  return {
    id: line.id,
    quantity,
    baseQuantity,
    amounts,
    vat: line.amounts.net === 0 ? 0 : multiplyDivide(line.vat, amounts.net, line.amounts.net),
    discounts: line.discounts.map(({ discountId, given: taken }) => ({
      discountId,
      amount: taken + (rest.discounts.find(one => one.discountId === discountId)?.amount ?? 0),
    })),
  }
}
