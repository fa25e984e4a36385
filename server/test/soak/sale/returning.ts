import type { Returnable, ReturnPreview, SaleReturn } from '@quay/contract/sale-return/shapes'
import { newId } from '../../../src/db/new-id.ts'
import { note, type Operation, reason, type SoakPart } from '../operation.ts'
import type { Random } from '../random.ts'
import { type SoakShop, somethingBeside } from '../shop.ts'

/** A customer brings some of a bill back: what it comes to is asked first, then the till pays it out in one of the ways people do. */
const takeBack: Operation = async (send, shop, random, done) => {
  const billId = done.someOf(random, 'bill', 'SUCCEED')
  if (!billId) return
  const seen = await send({ method: 'GET', path: `bill/${billId}/returnable` })
  if (!note(done, seen)) return
  const bill = seen.data as Returnable
  const items = bill.items.filter(item => item.left > 0 && random.chance(0.6)).map(item => itemOf(item, random))
  if (items.length === 0) return
  const ask = {
    billId,
    branchId: random.pick(shop.branches).id,
    reason: random.pick(['FAULTY', 'CHANGED_MIND', 'OTHER']),
    items,
    ...(random.chance(0.25) && { exchange: newGoods(shop, random) }),
    ...(random.chance(0.2) && { fee: { unit: 1, value: random.between(0, 20) } }),
    ...(random.chance(0.8) && { surplusGifts: random.pick(['CHARGE', 'CHARGE', 'WAIVE']) }),
  }
  const preview = await send({ method: 'POST', path: 'sale-return/preview', body: ask })
  if (!note(done, preview)) return
  const { rest, restInCash, exchange } = preview.data as ReturnPreview
  const [whole, inCash] = exchange && exchange.due > 0 ? [exchange.due, exchange.dueInCash] : [rest, restInCash]
  const byAccount = bill.customerId !== null && random.chance(0.3)
  const half = Math.floor(whole / 2)
  const payments = byAccount
    ? [
        { method: 'DEBT', amount: half },
        { method: 'BANK', amount: whole - half, accountId: shop.bankAccountId },
      ]
    : random.chance(0.2)
      ? [{ method: 'BANK', amount: whole, accountId: shop.bankAccountId }]
      : [{ method: 'CASH', amount: inCash }]
  const id = newId()
  const wanted = exchange && { exchange: { ...ask.exchange, expectedPayable: exchange.payable } }
  const body = { ...ask, ...wanted, expectedRefund: rest, payments: payments.filter(({ amount }) => amount > 0) }
  const draft = { ...ask, id, status: 'DRAFT', payments: [] }
  // Some wait as a draft for whoever allows them.
  const isKept = random.chance(0.2) && note(done, await send({ method: 'POST', path: 'sale-return', body: draft }))
  if (isKept) done.settle('sale-return', id, 'DRAFT')
  const answer = isKept
    ? await send({ method: 'PATCH', path: `sale-return/${id}`, key: newId(), body: { ...body, version: 1 } })
    : await send({ method: 'POST', path: 'sale-return', body: { ...body, id } })
  if (!note(done, answer)) return
  done.settle('sale-return', id, 'SUCCEED')
  const { exchangeBillId } = answer.data as SaleReturn
  if (exchangeBillId) done.settle('bill', exchangeBillId, 'SUCCEED')
}

/** Goods that a till took back while the server did not answer: sometimes more than the bill still had, sometimes of no bill. */
const takeBackOffline: Operation = async (send, shop, random, done) => {
  const billId = done.someOf(random, 'bill', 'SUCCEED')
  if (!billId) return
  const seen = await send({ method: 'GET', path: `bill/${billId}/returnable` })
  if (!note(done, seen)) return
  const bill = seen.data as Returnable
  const item = random.pick(bill.items.filter(({ comboName }) => comboName === null))
  if (!item) return
  const id = newId()
  const amount = random.between(0, 50_000)
  const { productId, unitId } = item
  const body = {
    id,
    branchId: random.pick(shop.branches).id,
    localNumber: 'OFF-THU234',
    takenAt: new Date().toISOString(),
    billId: random.chance(0.1) ? newId() : billId,
    reason: 'OTHER',
    items: [{ line: random.between(0, 3), productId, unitId, quantity: random.between(1, 5), amount }],
    ...(random.chance(0.5) && { surchargesBack: random.between(0, 6_000) }),
    cash: amount,
  }
  const answer = await send({ method: 'POST', path: 'sale-return/offline', body })
  if (note(done, answer)) done.settle('sale-return', id, 'SUCCEED')
}

function newGoods(shop: SoakShop, random: Random) {
  const product = random.pick(shop.sold)
  return {
    ...somethingBeside(shop, random),
    items: [
      {
        productId: product.id,
        unitId: random.pick(product.units).id,
        quantity: random.between(1, 4),
        postedReason: 'Thử bền',
      },
    ],
  }
}

/** A part of what is left in any unit, or all of it. */
function itemOf(item: Returnable['items'][number], random: Random) {
  const base = item.units.find(({ ratio }) => ratio === 1)!
  const isWhole = random.chance(0.4)
  const lot = random.pick(item.lots)!
  const quantity = isWhole ? item.left : random.between(1, lot.left)
  return {
    billItemId: item.billItemId,
    ...(item.billItemPartId && { billItemPartId: item.billItemPartId }),
    unitId: base.id,
    quantity,
    ...(!isWhole && { lots: [{ lotId: lot.lotId, quantity }] }),
    restock: random.chance(0.6),
    isIntact: true,
  }
}

const cancelSaleReturn: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('sale-return', 'SUCCEED'))
  if (!id) return
  const call = { method: 'POST', path: `sale-return/${id}/cancel`, key: newId(), body: reason }
  const answer = await send(call)
  if (!note(done, answer)) return
  done.settle('sale-return', id, 'CANCELLED')
  const { exchangeBillId } = answer.data as SaleReturn
  if (exchangeBillId) done.settle('bill', exchangeBillId, 'CANCELLED')
}

export const returningPart: SoakPart = {
  operations: [
    [takeBack, 6],
    [takeBackOffline, 1],
    [cancelSaleReturn, 2],
  ],
  documents: ['sale-return'],
  earned: [
    'bill-not-returnable',
    'exchange-cancel-both',
    'gift-kept',
    // Another till took goods of the bill back meanwhile: what these are worth moved by a đồng.
    'payment-short',
    'refund-changed',
    'return-goods-gone',
    'return-lot-needed',
    'return-lot-over',
    'return-over-sold',
  ],
}
