import { expect, it } from 'vitest'
import type { OrderLine } from '../sales-order/order-facts.ts'
import { setsOf } from './sets-of-order.ts'
import { shareOfLine } from './share-of-line.ts'

const none = { net: 0, promotionDiscount: 0, lineDiscount: 0, promotionShare: 0, orderShare: 0 }
const promotion = { discountId: 'p', times: 3 }

/** A line of so many for 1.000 each, of which the promotion counts some and gives some. */
function lineOf(id: string, quantity: number, { bought = 0, free = 0 }): OrderLine {
  const off = free * 1_000
  return {
    ...{ id, productId: id, productName: id, unitId: id, ratio: 1, baseQuantity: quantity, billedBase: 0 },
    ...{ listPrice: 1_000, unitPrice: 1_000, priceBookId: null, priceBookName: null, priceTierFrom: null },
    ...{ postedReason: null, giftOf: null, given: none },
    amounts: { ...none, net: quantity * 1_000 - off, promotionDiscount: off },
    discounts: free > 0 ? [{ discountId: 'p', units: free, amount: off, given: 0 }] : [],
    triggers: bought > 0 ? [{ discountId: 'p', units: bought }] : [],
  }
}

/** The sets of a bill that takes so many of each line. */
function taken(lines: readonly OrderLine[], quantities: readonly number[]) {
  const shares = lines.flatMap((line, place) =>
    quantities[place]! > 0 ? [[`bill ${line.id}`, shareOfLine(line, quantities[place]!)] as const] : [],
  )
  const order = { id: 'o', code: 'DH', deposit: 0, depositEntryCount: 0, lines, discounts: [] }
  return setsOf(promotion, order, new Map(shares))
}

const apart = [lineOf('a', 6, { bought: 6 }), lineOf('b', 3, { free: 3 })]
const together = [lineOf('c', 9, { bought: 6, free: 3 })]

it.each([
  ['all of it', apart, [6, 3], { times: 3, triggers: [{ itemId: 'bill a', units: 6 }] }],
  ['two sets', apart, [4, 2], { times: 2, triggers: [{ itemId: 'bill a', units: 4 }] }],
  ['two sets and a half, with two free', apart, [5, 2], { times: 2, triggers: [{ itemId: 'bill a', units: 4 }] }],
  ['what earns, and nothing free', apart, [6, 0], { times: 3, triggers: [{ itemId: 'bill a', units: 6 }] }],
  ['more free than earned on this bill', apart, [2, 2], null],
  ['free ones alone', apart, [0, 1], null],
  ['one line that is both', together, [9], { times: 3, triggers: [{ itemId: 'bill c', units: 6 }] }],
  ['a part of such a line', together, [4], { times: 1, triggers: [{ itemId: 'bill c', units: 2 }] }],
  ['less than a set of it', together, [2], null],
])('counts the sets of a bill that takes %s', (_, lines, quantities, expected) => {
  expect(taken(lines, quantities)).toEqual(expected)
})
