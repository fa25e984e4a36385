import { newId } from '../../src/db/new-id.ts'
import { note, type Operation, reason, type SoakPart } from './operation.ts'

interface Order {
  branchId: string
  providerId: string
  items: { productId: string; unitId: string; quantity: number; price: number }[]
}

/** Goods are ordered of a provider. */
const orderGoods: Operation = async (send, shop, random, done) => {
  const id = newId()
  // A twin in an open order could not be merged: what is ordered comes under the name it was ordered by.
  const goods = shop.products.filter(product => !shop.twins.has(product.id))
  const wanted = new Set(Array.from({ length: random.between(1, 3) }, () => random.pick(goods)))
  const body = {
    id,
    status: 'SUCCEED',
    branchId: random.pick(shop.branches).id,
    providerId: random.pick(shop.providers),
    items: [...wanted].map(product => ({
      productId: product.id,
      unitId: random.pick(product.units).id,
      quantity: random.between(2, 20),
      price: random.between(0, 60) * 137,
    })),
  }
  if (note(done, await send({ method: 'POST', path: 'purchase-order', body })))
    done.settle('purchase-order', id, 'SUCCEED')
}

/** A piece of what was ordered comes: less, all or more of it. The import may be cancelled like any other. */
const bringOrdered: Operation = async (send, shop, random, done) => {
  const orderId = random.pick(done.of('purchase-order', 'SUCCEED'))
  if (!orderId) return
  const stored = await send({ method: 'GET', path: `purchase-order/${orderId}` })
  if (!note(done, stored)) return
  const { branchId, providerId, items } = stored.data as Order
  const id = newId()
  const body = {
    id,
    status: 'SUCCEED',
    branchId,
    providerId,
    purchaseOrderId: orderId,
    items: items.map(({ productId, unitId, quantity, price }) => {
      const came = random.between(1, quantity)
      const lot = { lotNumber: `D${random.between(1, 40)}${productId.slice(-4)}`, expiryDate: '2031-06-30' }
      const isLotManaged = shop.products.find(product => product.id === productId)?.isLotManaged
      return { productId, unitId, quantity: came, price, ...(isLotManaged && { lots: [{ ...lot, quantity: came }] }) }
    }),
    payments: [],
  }
  if (note(done, await send({ method: 'POST', path: 'inbound', body }))) done.settle('inbound', id, 'SUCCEED')
}

/** The rest of an order is not expected any more, or an order of which nothing came is cancelled. */
const closeOrder: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('purchase-order', 'SUCCEED'))
  if (!id) return
  const how = random.pick(['close', 'cancel'])
  const call = { method: 'POST', path: `purchase-order/${id}/${how}`, key: newId(), body: reason }
  if (note(done, await send(call)) && how === 'cancel') done.settle('purchase-order', id, 'CANCELLED')
}

export const orderingPart: SoakPart = {
  operations: [
    [orderGoods, 3],
    [bringOrdered, 4],
    [closeOrder, 1],
  ],
  documents: ['purchase-order'],
  earned: [
    'purchase-order-differs',
    'purchase-order-has-draft',
    'purchase-order-not-open',
    'purchase-order-nothing-received',
    'purchase-order-received',
  ],
}
