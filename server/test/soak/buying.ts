import type { Returnable } from '@quay/contract/inbound-return'
import { newId } from '../../src/db/new-id.ts'
import { note, type Operation, reason } from './operation.ts'

export const receive: Operation = async (send, shop, random, done) => {
  const id = newId()
  const status = random.chance(0.15) ? 'DRAFT' : 'SUCCEED'
  const items = Array.from({ length: random.between(1, 4) }, () => {
    const product = random.pick(shop.products)
    const unit = random.pick(product.units)
    const quantity = random.between(1, 40)
    const bonusQuantity = random.chance(0.2) ? random.between(1, 5) : 0
    const price = random.between(0, 60) * 137
    const first = random.between(1, quantity + bonusQuantity)
    const rest = quantity + bonusQuantity - first
    const lot = () => ({ lotNumber: `B${random.between(1, 40)}${product.id.slice(-4)}`, expiryDate: '2031-06-30' })
    return {
      productId: product.id,
      unitId: unit.id,
      quantity,
      ...(bonusQuantity && { bonusQuantity }),
      price,
      vatRate: random.pick([0, 5, 8]),
      ...(random.chance(0.3) && { discount: { unit: 1, value: random.between(0, 20) } }),
      ...(product.isLotManaged && {
        lots: [{ ...lot(), quantity: first }, ...(rest ? [{ ...lot(), quantity: rest }] : [])],
      }),
    }
  })
  const answer = await send({
    method: 'POST',
    path: 'inbound',
    body: {
      id,
      status,
      branchId: random.pick(shop.branches).id,
      providerId: random.pick(shop.providers),
      items,
      payments: [],
      ...(random.chance(0.3) && {
        costs: [
          { name: 'Phí giao', amount: random.between(1, 9_999), payer: 'SUPPLIER', isRefundable: random.chance(0.5) },
          {
            name: 'Cước',
            amount: random.between(1, 9_999),
            payer: 'OTHER',
            method: 'DEBT',
            providerId: random.pick(shop.providers),
          },
          { name: 'Bốc xếp', amount: random.between(1, 9_999), payer: 'OTHER' },
        ],
      }),
    },
  })
  // What is not paid is debt to the provider.
  if (note(done, answer)) done.settle('inbound', id, status)
}

/** Prices of a completed import are corrected, or the provider that it came from. */
export const amendInbound: Operation = async (send, shop, random, done) => {
  const id = random.pick(done.of('inbound', 'SUCCEED'))
  if (!id) return
  const stored = await send({ method: 'GET', path: `inbound/${id}` })
  if (!note(done, stored)) return
  const { version, items } = stored.data as { version: number; items: { id: string }[] }
  const body = {
    version,
    items: [{ id: random.pick(items)!.id, price: random.between(0, 60) * 137 }],
    ...(random.chance(0.3) && { providerId: random.pick(shop.providers) }),
  }
  note(done, await send({ method: 'PATCH', path: `inbound/${id}`, key: newId(), body }))
}

/** A draft is thrown away: its goods would stand in the way of a merge. */
export const dropDraft: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('inbound', 'DRAFT'))
  if (id && note(done, await send({ method: 'DELETE', path: `inbound/${id}` }))) done.settle('inbound', id, 'CANCELLED')
}

export const cancelInbound: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('inbound', 'SUCCEED'))
  if (!id) return
  const call = { method: 'POST', path: `inbound/${id}/cancel`, key: newId(), body: reason }
  if (note(done, await send(call))) done.settle('inbound', id, 'CANCELLED')
}

/** Goods of a receipt, or any that lie there, go back to the provider. */
export const giveBack: Operation = async (send, shop, random, done) => {
  const id = newId()
  const receipt = random.chance(0.5) ? random.pick(done.of('inbound', 'SUCCEED', 'CANCELLED', 'DRAFT')) : undefined
  const stored = receipt ? (await send({ method: 'GET', path: `inbound/${receipt}` })).data : undefined
  const providerId = stored?.providerId ?? random.pick(shop.providers)
  const branchId = stored?.branchId ?? random.pick(shop.branches).id
  const from = receipt ? `inboundId=${receipt}` : `providerId=${providerId}`
  const candidates = await send({
    method: 'GET',
    path: `inbound-return/candidate?${from}&branchId=${branchId}&limit=20`,
  })
  if (!note(done, candidates)) return
  const lot = random.pick(candidates.data as Returnable[])
  if (!lot?.unitId) return
  const { productId, lotId, bucket, unitId, inboundItemId, vatRate } = lot
  const quantity = random.between(1, 4)
  const price = random.between(0, 60) * 137
  const item = { productId, lotId, bucket, unitId, quantity, price, vatRate, ...(receipt && { inboundItemId }) }
  const refunded = random.chance(0.4) ? random.between(0, quantity * price) : 0
  const body = {
    id,
    status: 'SUCCEED',
    reason: random.pick(['NEAR_EXPIRY', 'DAMAGED', 'WRONG_DELIVERY']),
    providerId,
    branchId,
    ...(receipt && { inboundId: receipt }),
    items: [item],
    payments: refunded ? [{ method: 'CASH', amount: refunded }] : [],
  }
  if (note(done, await send({ method: 'POST', path: 'inbound-return', body })))
    done.settle('inbound-return', id, 'SUCCEED')
}

export const cancelReturn: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('inbound-return', 'SUCCEED'))
  if (!id) return
  const call = { method: 'POST', path: `inbound-return/${id}/cancel`, key: newId(), body: reason }
  if (note(done, await send(call))) done.settle('inbound-return', id, 'CANCELLED')
}
