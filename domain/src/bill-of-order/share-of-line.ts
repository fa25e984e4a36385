import { allocate } from '../money/allocate.ts'
import { multiplyDivide } from '../money/multiply-divide.ts'
import type { OrderAmounts, OrderLine } from '../sales-order/order-facts.ts'

/** What a bill takes of a line of an order, in đồng. */
export interface OrderShare extends OrderAmounts {
  line: OrderLine
  baseQuantity: number
  discounts: { discountId: string; units: number; amount: number }[]
}

const kinds = ['promotionDiscount', 'lineDiscount', 'promotionShare', 'orderShare'] as const

/**
 * The part of a line's money that belongs to the goods which are handed out by now, less what bills that stand took: the bills of any
 * split add up to the order, and the last one takes what is left, also after another was cancelled.
 */
export function shareOfLine(line: OrderLine, quantity: number): OrderShare {
  const { amounts, given, unitPrice, billedBase } = line
  const baseQuantity = quantity * line.ratio
  const gross = quantity * unitPrice
  const left = kinds.map(kind => Math.max(amounts[kind] - given[kind], 0))
  const due = multiplyDivide(amounts.net, billedBase + baseQuantity, line.baseQuantity) - given.net
  const least = Math.max(gross - sum(left), 0)
  const net = Math.min(Math.max(due, least), gross)
  const parts = allocate(gross - net, left)
  const share = Object.fromEntries(kinds.map((kind, place) => [kind, parts[place]!])) as Omit<OrderAmounts, 'net'>
  return {
    line,
    baseQuantity,
    net,
    ...share,
    discounts: discountsOf(line, baseQuantity, share.promotionDiscount + share.promotionShare),
  }
}

/** By which promotions it was taken off. */
function discountsOf(line: OrderLine, baseQuantity: number, amount: number): OrderShare['discounts'] {
  const { discounts } = line
  if (amount === 0) return []
  const parts = allocate(
    amount,
    discounts.map(one => Math.max(one.amount - one.given, 0)),
  )
  return discounts.flatMap(({ discountId, units }, place) =>
    parts[place]! > 0
      ? [{ discountId, units: unitsOf(units, baseQuantity / line.baseQuantity), amount: parts[place]! }]
      : [],
  )
}

/** Of units that a promotion gave something on, those of a part: at least one. */
const unitsOf = (units: number, part: number) => Math.max(1, Math.floor(units * part))

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
