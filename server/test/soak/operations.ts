import type { Returnable } from '@quay/contract/inbound-return'
import { newId } from '../../src/db/new-id.ts'
import type { Random } from './random.ts'
import type { Send, SoakShop } from './shop.ts'

/** What a till knows it did: everything here was acknowledged. */
export interface Done {
  bills: Map<string, 'SUCCEED' | 'CANCELLED'>
  inbounds: Map<string, 'SUCCEED' | 'CANCELLED' | 'DRAFT'>
  returns: Map<string, 'SUCCEED' | 'CANCELLED'>
  vouchers: string[]
  /** Refusals by code: all of them are answers that a person could get. */
  refused: Map<string, number>
}

export const nothingDone = (): Done => ({
  bills: new Map(),
  inbounds: new Map(),
  returns: new Map(),
  vouchers: [],
  refused: new Map(),
})

type Operation = (send: Send, shop: SoakShop, random: Random, done: Done) => Promise<void>

/** Refusals that random input may earn. Any other is a finding. */
const earned = new Set([
  'stock-short',
  'lot-short',
  'lot-expired',
  'lot-held',
  'lot-recalled',
  'debt-over-limit',
  'price-changed',
  'already-cancelled',
  'inbound-goods-sold',
  'inbound-returned',
  'inbound-not-completed',
  'return-over-bought',
  'not-a-draft',
  'version-conflict',
  'debt-settled',
  'fund-short',
  'discount-over-price',
  'lot-expiry-differs',
  'payment-over',
])

function note(done: Done, { status, error }: { status: number; error: string | undefined }): boolean {
  if (status < 300) return true
  if (!error || !earned.has(error)) throw new Error(`An answer that should not be: ${status} ${error}`)
  done.refused.set(error, (done.refused.get(error) ?? 0) + 1)
  return false
}

const receive: Operation = async (send, shop, random, done) => {
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
    body: { id, status, providerId: random.pick(shop.providers), items, payments: [] },
  })
  // What is not paid is debt to the provider.
  if (note(done, answer)) done.inbounds.set(id, status)
}

const sell: Operation = async (send, shop, random, done) => {
  const id = newId()
  const items = Array.from({ length: random.between(1, 5) }, () => {
    const product = random.pick(shop.sold)
    const unit = random.pick(product.units)
    return {
      productId: product.id,
      unitId: unit.id,
      quantity: random.between(1, 6),
      ...(random.chance(0.25) && {
        discount: random.chance(0.5)
          ? { unit: 1, value: random.between(1, 30) }
          : { unit: 2, value: random.between(1, 3) * 100 },
      }),
    }
  })
  const named = random.chance(0.4)
  const base = {
    id,
    items,
    ...(named && { customerId: random.pick(shop.customers) }),
    ...(random.chance(0.2) && { discount: { unit: 1, value: random.between(1, 15) } }),
  }
  // The till asks for the price with money enough, then pays exactly in one of the ways people do.
  const probe = await send({
    method: 'POST',
    path: 'bill',
    body: { ...base, id: newId(), expectedPayable: 0, payments: [{ method: 'CASH', amount: 1 }] },
  })
  const payable = probe.error === 'price-changed' ? (probe.details?.payable as number) : undefined
  if (payable === undefined) {
    note(done, probe)
    return
  }
  const payments = howToPay(payable, named, shop, random)
  if (note(done, await send({ method: 'POST', path: 'bill', body: { ...base, payments } })))
    done.bills.set(id, 'SUCCEED')
}

function howToPay(payable: number, named: boolean, shop: SoakShop, random: Random) {
  if (payable === 0) return []
  if (named && random.chance(0.4)) {
    const paid = random.between(0, payable - 1)
    return [...(paid ? [{ method: 'CASH', amount: paid }] : []), { method: 'DEBT', amount: payable - paid }]
  }
  if (random.chance(0.3)) {
    const transferred = random.between(1, payable)
    return [
      { method: 'BANK', amount: transferred, accountId: shop.bankAccountId },
      ...(transferred < payable ? [{ method: 'CASH', amount: payable - transferred }] : []),
    ]
  }
  return [{ method: 'CASH', amount: payable + random.pick([0, 0, 1_000, 50_000]) }]
}

const cancelBill: Operation = async (send, _shop, random, done) => {
  const id = random.pick([...done.bills.keys()])
  if (!id) return
  const keepPayments = random.chance(0.2)
  const call = {
    method: 'POST',
    path: `bill/${id}/cancel`,
    key: newId(),
    body: { reason: 'Thử bền', ...(keepPayments && { keepPayments }) },
  }
  const answer = await send(call)
  if (answer.error === 'keep-payments-needs-partner') return
  if (note(done, answer)) done.bills.set(id, 'CANCELLED')
}

const cancelInbound: Operation = async (send, _shop, random, done) => {
  const id = random.pick([...done.inbounds.keys()].filter(one => done.inbounds.get(one) === 'SUCCEED'))
  if (!id) return
  if (
    note(done, await send({ method: 'POST', path: `inbound/${id}/cancel`, key: newId(), body: { reason: 'Thử bền' } }))
  )
    done.inbounds.set(id, 'CANCELLED')
}

/** Goods of a receipt, or any that lie there, go back to the provider. */
const giveBack: Operation = async (send, shop, random, done) => {
  const id = newId()
  const receipt = random.chance(0.5) ? random.pick([...done.inbounds.keys()]) : undefined
  const from = receipt ? `inboundId=${receipt}` : `providerId=${random.pick(shop.providers)}`
  const candidates = await send({ method: 'GET', path: `inbound-return/candidate?${from}&limit=20` })
  const lot = random.pick(candidates.data as Returnable[])
  if (!lot?.unitId) return
  const provider = receipt
    ? (await send({ method: 'GET', path: `inbound/${receipt}` })).data.providerId
    : random.pick(shop.providers)
  const { productId, lotId, bucket, unitId, inboundItemId, vatRate } = lot
  const quantity = random.between(1, 4)
  const price = random.between(0, 60) * 137
  const item = { productId, lotId, bucket, unitId, quantity, price, vatRate, ...(receipt && { inboundItemId }) }
  const refunded = random.chance(0.4) ? random.between(0, quantity * price) : 0
  const body = {
    id,
    status: 'SUCCEED',
    reason: random.pick(['NEAR_EXPIRY', 'DAMAGED', 'WRONG_DELIVERY']),
    providerId: provider,
    ...(receipt && { inboundId: receipt }),
    items: [item],
    payments: refunded ? [{ method: 'CASH', amount: refunded }] : [],
  }
  if (note(done, await send({ method: 'POST', path: 'inbound-return', body }))) done.returns.set(id, 'SUCCEED')
}

const cancelReturn: Operation = async (send, _shop, random, done) => {
  const id = random.pick([...done.returns.keys()])
  if (!id) return
  const call = { method: 'POST', path: `inbound-return/${id}/cancel`, key: newId(), body: { reason: 'Thử bền' } }
  if (note(done, await send(call))) done.returns.set(id, 'CANCELLED')
}

const collect: Operation = async (send, shop, random, done) => {
  const id = newId()
  const answer = await send({
    method: 'POST',
    path: 'debt/collect',
    body: { id, customerId: random.pick(shop.customers), amount: random.between(1, 200) * 1_000, method: 'CASH' },
  })
  if (note(done, answer)) done.vouchers.push(answer.data.voucherId)
}

const payProvider: Operation = async (send, shop, random, done) => {
  const answer = await send({
    method: 'PATCH',
    path: 'inbound/pay-debt',
    body: {
      id: newId(),
      providerId: random.pick(shop.providers),
      amount: random.between(1, 300) * 1_000,
      method: 'BANK',
      accountId: shop.bankAccountId,
    },
  })
  if (note(done, answer)) done.vouchers.push(answer.data.voucherId)
}

const cancelVoucher: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.vouchers)
  if (id)
    note(done, await send({ method: 'POST', path: `voucher/${id}/cancel`, key: newId(), body: { reason: 'Thử bền' } }))
}

const holdLot: Operation = async (send, shop, random, done) => {
  const { data } = await send({ method: 'GET', path: `lot?productId=${random.pick(shop.products).id}` })
  const lot = random.pick(data.items as { id: string; version: number; state: string }[])
  if (!lot) return
  note(
    done,
    await send({
      method: 'PATCH',
      path: `lot/${lot.id}`,
      key: newId(),
      body: { version: lot.version, state: lot.state === 'normal' ? 'held' : 'normal', reason: 'Thử bền' },
    }),
  )
}

/** By weight: a shop sells far more than it does anything else. */
export const operations: readonly Operation[] = [
  ...Array<Operation>(10).fill(sell),
  ...Array<Operation>(4).fill(receive),
  cancelBill,
  cancelBill,
  cancelInbound,
  giveBack,
  giveBack,
  cancelReturn,
  collect,
  payProvider,
  cancelVoucher,
  holdLot,
]
