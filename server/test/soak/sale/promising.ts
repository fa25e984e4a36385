import type { Keepers, SalesOrder } from '@quay/contract/sales-order/shapes'
import { newId } from '../../../src/db/new-id.ts'
import { note, type Operation, reason, type SoakPart } from '../operation.ts'
import type { Random } from '../random.ts'
import { type SoakShop, somethingBeside } from '../shop.ts'

/** A customer orders goods, of which not all need be there, and may pay some before. */
const promise: Operation = async (send, shop, random, done) => {
  const id = newId()
  // A twin in an open order could not be merged: what is ordered comes under the name it was ordered by.
  const goods = shop.sold.filter(product => !shop.twins.has(product.id))
  const items = Array.from({ length: random.between(1, 3) }, () => {
    const product = random.pick(goods)
    return {
      productId: product.id,
      unitId: random.pick(product.units).id,
      quantity: random.between(1, 5),
      postedReason: 'Thử bền',
      ...(random.chance(0.3) && { discount: { unit: 2, value: random.between(1, 3) * 37 } }),
    }
  })
  const body = {
    id,
    status: 'SUCCEED',
    branchId: random.pick(shop.branches).id,
    customerId: random.pick(shop.customers),
    items,
    ...(random.chance(0.2) && { discount: { unit: 1, value: random.between(1, 15) } }),
    ...(random.chance(0.5) && { deposit: { payments: [paid(shop, random, random.between(1, 30) * 100)] } }),
    ...somethingBeside(shop, random),
  }
  if (note(done, await send({ method: 'POST', path: 'order', body }))) done.settle('sales-order', id, 'SUCCEED')
}

const paid = (shop: SoakShop, random: Random, amount: number) =>
  random.chance(0.3) ? { method: 'BANK', amount, accountId: shop.bankAccountId } : { method: 'CASH', amount }

/** A part of an order, or all that is left of it, is handed out; the deposit pays first. */
const handOut: Operation = async (send, _shop, random, done) => {
  const orderId = done.someOf(random, 'sales-order', 'SUCCEED')
  if (!orderId) return
  const seen = await send({ method: 'GET', path: `order/${orderId}` })
  if (!note(done, seen)) return
  const order = seen.data as SalesOrder
  const items = order.items.flatMap(item => {
    const left = (item.baseQuantity - item.billedBase) / item.ratio
    if (left === 0 || random.chance(0.3)) return []
    const { id: orderItemId, productId, unitId } = item
    return [{ orderItemId, productId, unitId, quantity: random.chance(0.5) ? left : random.between(1, left) }]
  })
  if (items.length === 0) return
  const id = newId()
  const { branchId, customerId } = order
  const body = { id, branchId, customerId, orderId, items, payments: [{ method: 'CASH', amount: 10_000_000 }] }
  if (note(done, await send({ method: 'POST', path: 'bill', body }))) done.settle('bill', id, 'SUCCEED')
}

/** An order is changed, kept again or let go, pays more before, or gets some back. */
const changePromise: Operation = async (send, shop, random, done) => {
  const id = done.someOf(random, 'sales-order', 'SUCCEED')
  if (!id) return
  const seen = await send({ method: 'GET', path: `order/${id}` })
  if (!note(done, seen)) return
  const { version, deposit, items } = seen.data as SalesOrder
  const until = random.chance(0.5) ? null : new Date().toISOString()
  const payments = [paid(shop, random, random.between(1, Math.max(1, deposit)))]
  const [method, path, body] = random.pick([
    ['PATCH', '', { version, reprice: true }],
    ['PATCH', '', { version, items: lessOrMore(shop, random, items) }],
    ['POST', '/hold', { until }],
    ['POST', '/deposit', { payments }],
    ['POST', '/deposit/refund', { payments }],
  ] as const)
  note(done, await send({ method, path: `order/${id}${path}`, key: newId(), body }))
}

/** The lines of an order, some of them with less or gone, and perhaps one more. */
function lessOrMore(shop: SoakShop, random: Random, items: SalesOrder['items']) {
  const stay = items.flatMap(({ id, productId, unitId, quantity, ratio, billedBase, discountUnit, discountValue }) => {
    const least = billedBase / ratio
    if (least === 0 && items.length > 1 && random.chance(0.2)) return []
    const discount = discountUnit && { unit: discountUnit, value: discountValue }
    const line = { id, productId, unitId, quantity: random.between(Math.max(least, 1), quantity) }
    return [{ ...line, postedReason: 'Thử bền', ...(discount && { discount }) }]
  })
  const product = random.pick(shop.sold.filter(one => !shop.twins.has(one.id)))
  const unitId = random.pick(product.units).id
  const more = { productId: product.id, unitId, quantity: random.between(1, 3), postedReason: 'Thử bền' }
  return stay.length === 0 || random.chance(0.3) ? [...stay, more] : stay
}

/** An order takes goods that another one keeps. */
const takeHold: Operation = async (send, _shop, random, done) => {
  const id = done.someOf(random, 'sales-order', 'SUCCEED')
  if (!id) return
  const seen = await send({ method: 'GET', path: `order/${id}` })
  if (!note(done, seen)) return
  const { branchId, items } = seen.data as SalesOrder
  const short = items.flatMap(({ reservations }) => reservations).find(({ wanted, held }) => held < wanted)
  if (!short) return
  const keeping = await send({ method: 'GET', path: `order/keepers?branchId=${branchId}&productId=${short.productId}` })
  if (!note(done, keeping)) return
  const other = (keeping.data as Keepers).orders.find(one => one.id !== id)
  if (!other) return
  const quantity = random.between(1, Math.min(other.held, short.wanted - short.held))
  const body = { fromId: other.id, productId: short.productId, quantity }
  note(done, await send({ method: 'POST', path: `order/${id}/hold/take`, key: newId(), body }))
}

/** Two orders become one, where they can. */
const mergePromises: Operation = async (send, _shop, random, done) => {
  const ids = [
    ...new Set([done.someOf(random, 'sales-order', 'SUCCEED'), done.someOf(random, 'sales-order', 'SUCCEED')]),
  ]
  if (ids.length < 2 || ids.includes(undefined)) return
  const id = newId()
  if (!note(done, await send({ method: 'POST', path: 'order/merge', body: { id, ids } }))) return
  done.settle('sales-order', id, 'SUCCEED')
  for (const one of ids) done.settle('sales-order', one!, 'CANCELLED')
}

/** An order ends: the rest of one is not handed out any more, or all of it is called off. */
const endPromise: Operation = async (send, _shop, random, done) => {
  const id = done.someOf(random, 'sales-order', 'SUCCEED')
  if (!id) return
  const how = random.pick(['close', 'cancel'])
  const body = { ...reason, deposit: random.pick(['REFUND', 'CREDIT']) }
  const answer = await send({ method: 'POST', path: `order/${id}/${how}`, key: newId(), body })
  if (note(done, answer) && how === 'cancel') done.settle('sales-order', id, 'CANCELLED')
}

export const promisingPart: SoakPart = {
  operations: [
    [promise, 5],
    [handOut, 7],
    [changePromise, 5],
    [takeHold, 2],
    [mergePromises, 2],
    [endPromise, 2],
  ],
  documents: ['sales-order'],
  earned: [
    'deposit-not-held',
    'deposit-over',
    'hold-not-there',
    'hold-not-wanted',
    'order-closed',
    'order-has-bills',
    'order-has-no-bill',
    'order-line-billed',
    'order-line-grows',
    'order-line-unknown',
    'order-over-billed',
    'orders-not-mergeable',
    'stock-reserved',
  ],
}
