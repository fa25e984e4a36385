import type { Inbound } from '@quay/contract/inbound/shapes'
import type { Returnable } from '@quay/contract/inbound-return/shapes'
import type { ShelfLot } from '@quay/contract/lot/shapes'
import { newId } from '../../src/db/new-id.ts'
import { type Done, note, type Operation, reason, type SoakPart } from './operation.ts'
import type { Random } from './random.ts'
import type { SoakShop } from './shop.ts'

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
      ...(random.chance(0.15) && { defect: random.pick(defects) }),
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
      payments: somePayments(shop, random),
      ...someReceipt(shop, random),
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
  // What is not paid is debt to the provider, what is paid over it a credit.
  if (!note(done, answer)) return
  done.settle('inbound', id, status)
  keepReceipt(done, answer.data)
}

const defects = ['Móp hộp', 'Ướt thùng', 'Rách tem']

/** On account, in part, or so much that it is more than the goods cost. */
function somePayments(shop: SoakShop, random: Random) {
  if (random.chance(0.6)) return []
  const cash = { method: 'CASH', amount: random.between(1, 400_000) }
  const bank = { method: 'BANK', amount: random.between(1, 400_000), accountId: shop.bankAccountId }
  return random.pick([[cash], [bank], [cash, bank]])
}

/** Who took the goods, whether they were looked at, and how warm they came; of some nobody wrote it. */
const someReceipt = (shop: SoakShop, random: Random) => ({
  ...(random.chance(0.7) && { receiverId: random.pick([...shop.people.map(({ id }) => id), null]) }),
  ...(random.chance(0.5) && { isInspected: random.chance(0.8) }),
  ...(random.chance(0.2) && { arrivalTemperature: random.between(-50, 320) }),
})

/** Keeps what the last version of an import says, in whatever order the answers arrive. */
function keepReceipt(done: Done, stored: Inbound): void {
  const { id, version, receiverId, isInspected, arrivalTemperature, items } = stored
  if ((done.receipts.get(id)?.version ?? -1) > version) return
  const told = items.map(item => item.defect)
  done.receipts.set(id, { version, receiverId, isInspected, arrivalTemperature, defects: told })
}

/** The second branch deducts VAT or pays by revenue from now on: imports keep how they were valued. */
const declareTax: Operation = async (send, shop, random, done) => {
  const method = random.pick([
    { method: 'DEDUCTION' },
    { method: 'DEDUCTION' },
    { method: 'DIRECT', vatPercent: 1, incomePercent: 0.5 },
  ])
  const body = { ...method, branchId: shop.branches[1]!.id, taxCode: '0312770607' }
  note(done, await send({ method: 'PUT', path: 'tax-info', key: newId(), body }))
}

/** Prices of a completed import are corrected, the provider that it came from, or what was written when it was received. */
const amendInbound: Operation = async (send, shop, random, done) => {
  const id = random.pick(done.of('inbound', 'SUCCEED'))
  if (!id) return
  const stored = await send({ method: 'GET', path: `inbound/${id}` })
  if (!note(done, stored)) return
  const { version, items } = stored.data as Inbound
  const found: { defect?: string | null } = random.chance(0.3) ? { defect: random.pick([...defects, null]) } : {}
  const line = {
    id: random.pick(items)!.id,
    ...(random.chance(0.8) && { price: random.between(0, 60) * 137 }),
    ...found,
  }
  const receipt = random.chance(0.4) ? someReceipt(shop, random) : {}
  const body = {
    version,
    items: [line],
    ...receipt,
    ...(random.chance(0.3) && { providerId: random.pick(shop.providers) }),
  }
  const answer = await send({ method: 'PATCH', path: `inbound/${id}`, key: newId(), body })
  if (!note(done, answer)) return
  keepReceipt(done, answer.data)
  requireReceipt(answer.data, {
    ...(stored.data as Inbound),
    ...receipt,
    items: items.map(item =>
      item.id === line.id ? { ...item, defect: found.defect === undefined ? item.defect : found.defect } : item,
    ),
  })
}

/** Throws where an import says something else of its receipt than what was written, over what it said before. */
function requireReceipt(answered: Inbound, written: Inbound): void {
  const tell = ({ receiverId, isInspected, arrivalTemperature, items }: Inbound) => {
    const told = items.map(({ defect }) => defect)
    // What is found wrong was looked at.
    return JSON.stringify([receiverId, isInspected || told.some(Boolean), arrivalTemperature, told])
  }
  if (tell(answered) !== tell(written))
    throw new Error(`The receipt of ${answered.code} was written as ${tell(written)} and is ${tell(answered)}`)
}

/** What the inspection found damaged is kept apart, as far as it still lies there; later it is given back or destroyed. */
const keepDamagedApart: Operation = async (send, _shop, random, done) => {
  const damaged = done
    .of('inbound', 'SUCCEED')
    .filter(one => done.receipts.get(one)?.defects.some(defect => defect !== null))
  const id = random.pick(damaged)
  if (!id) return
  const { branchId, items } = (await send({ method: 'GET', path: `inbound/${id}` })).data as Inbound
  const line = random.pick(items.filter(item => item.defect !== null))
  if (!line) return
  const { data } = await send({ method: 'GET', path: `lot/shelf?productId=${line.productId}&branchId=${branchId}` })
  const numbers = line.isLotManaged ? line.lots.map(lot => lot.lotNumber) : ['']
  const there = (data.items as ShelfLot[]).filter(lot => lot.bucket === 'sellable' && numbers.includes(lot.number))
  const lot = random.pick(there)
  if (!lot) return
  const quantity = Math.min(random.between(1, 40), lot.quantity)
  const body = { branchId, to: 'quarantine', quantity, reason: line.defect }
  note(done, await send({ method: 'POST', path: `lot/${lot.id}/quarantine`, key: newId(), body }))
}

/** A draft is thrown away: its goods would stand in the way of a merge. */
const dropDraft: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('inbound', 'DRAFT'))
  if (id && note(done, await send({ method: 'DELETE', path: `inbound/${id}` }))) done.settle('inbound', id, 'CANCELLED')
}

const cancelInbound: Operation = async (send, _shop, random, done) => {
  const id = done.someOf(random, 'inbound', 'SUCCEED')
  if (!id) return
  const body = {
    ...reason,
    ...random.pick([{}, { keepPayments: true }, { keepPayments: false }, { keepPayments: false }]),
  }
  const call = { method: 'POST', path: `inbound/${id}/cancel`, key: newId(), body }
  if (note(done, await send(call))) done.settle('inbound', id, 'CANCELLED')
}

/** Goods of a receipt, or any that lie there, go back to the provider. */
const giveBack: Operation = async (send, shop, random, done) => {
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

const cancelReturn: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('inbound-return', 'SUCCEED'))
  if (!id) return
  const call = { method: 'POST', path: `inbound-return/${id}/cancel`, key: newId(), body: reason }
  if (note(done, await send(call))) done.settle('inbound-return', id, 'CANCELLED')
}

export const buyingPart: SoakPart = {
  operations: [
    [receive, 10],
    [declareTax, 1],
    [amendInbound, 3],
    [keepDamagedApart, 3],
    [dropDraft, 1],
    [cancelInbound, 3],
    [giveBack, 4],
    [cancelReturn, 2],
  ],
  documents: ['inbound', 'inbound-return'],
  earned: [
    'inbound-amend-returned',
    'inbound-goods-sold',
    'inbound-not-amendable',
    'inbound-not-completed',
    'inbound-returned',
    'lot-expiry-differs',
    'quarantine-lot-expired',
    'return-over-bought',
    // The supplier of the import was corrected since it was read.
    'return-provider-differs',
  ],
}
