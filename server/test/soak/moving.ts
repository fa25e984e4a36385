import type { Transfer } from '@quay/contract/stock-transfer/shapes'
import { newId } from '../../src/db/new-id.ts'
import { note, type Operation, reason, type SoakPart } from './operation.ts'
import type { Random } from './random.ts'
import type { SoakShop } from './shop.ts'

/** Two different branches, in either direction. */
function ends(shop: SoakShop, random: Random): [from: string, to: string] {
  const [one, other] = shop.branches as [SoakShop['branches'][0], SoakShop['branches'][0]]
  return random.chance(0.5) ? [one.id, other.id] : [other.id, one.id]
}

function someItems(shop: SoakShop, random: Random) {
  return Array.from({ length: random.between(1, 3) }, () => {
    const product = random.pick(shop.products)
    return { productId: product.id, unitId: random.pick(product.units).id, quantity: random.between(1, 8) }
  })
}

/** Goods are sent, kept as a draft, or asked for. */
const startTransfer: Operation = async (send, shop, random, done) => {
  const id = newId()
  const [branchId, targetBranchId] = ends(shop, random)
  const origin = random.chance(0.2) ? 'REQUEST' : 'SEND'
  const status = origin === 'REQUEST' || random.chance(0.15) ? 'DRAFT' : 'SUCCEED'
  const body = { id, origin, status, branchId, targetBranchId, items: someItems(shop, random) }
  if (note(done, await send({ method: 'POST', path: 'stock-transfer', body })))
    done.settle('stock-transfer', id, status === 'DRAFT' ? 'DRAFT' : 'MOVING')
}

/** A draft or a request is sent, as it is or with other goods. */
const sendTransfer: Operation = async (send, shop, random, done) => {
  const id = random.pick(done.of('stock-transfer', 'DRAFT'))
  if (!id) return
  const { data } = await send({ method: 'GET', path: `stock-transfer/${id}` })
  const { version, targetBranchId, items } = data as Transfer
  const kept = items.map(({ productId, unitId, quantity }) => ({ productId, unitId, quantity }))
  const body = {
    version,
    status: 'SUCCEED',
    targetBranchId,
    items: random.chance(0.6) ? kept : someItems(shop, random),
  }
  if (note(done, await send({ method: 'PUT', path: `stock-transfer/${id}`, key: newId(), body })))
    done.settle('stock-transfer', id, 'MOVING')
}

/** All arrives, or each lot is told in parts: arrived, some of it damaged, back, lost. */
const receiveTransfer: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('stock-transfer', 'MOVING'))
  if (!id) return
  const { data } = await send({ method: 'GET', path: `stock-transfer/${id}` })
  const { version, items } = data as Transfer
  const lots = random.chance(0.4)
    ? []
    : items
        .flatMap(item => item.lots)
        .map(lot => {
          const received = random.between(0, lot.quantity)
          const back = random.between(0, lot.quantity - received)
          const damaged = random.chance(0.3) ? random.between(0, received) : 0
          return { id: lot.id, received, damaged, back, lost: lot.quantity - received - back }
        })
  const told = { lossReason: 'Rơi trên đường', lossParty: 'Đơn vị giao hàng', damageReason: 'Ướt thùng' }
  const body = { version, lots, ...told }
  if (note(done, await send({ method: 'POST', path: `stock-transfer/${id}/receive`, key: newId(), body })))
    done.settle('stock-transfer', id, 'RECEIVED')
}

const cancelTransfer: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('stock-transfer', 'MOVING', 'DRAFT'))
  if (!id) return
  const call = { method: 'POST', path: `stock-transfer/${id}/cancel`, key: newId(), body: reason }
  if (note(done, await send(call))) done.settle('stock-transfer', id, 'CANCELLED')
}

export const movingPart: SoakPart = {
  operations: [
    [startTransfer, 6],
    [sendTransfer, 3],
    [receiveTransfer, 4],
    [cancelTransfer, 3],
  ],
  documents: ['stock-transfer'],
  earned: [
    'transfer-lot-expired',
    'transfer-lot-held',
    'transfer-lot-recalled',
    'transfer-not-moving',
    'transfer-received',
  ],
}
