import type { ShelfLot } from '@quay/contract/lot/shapes'
import type { QualityCheck } from '@quay/contract/quality-check/shapes'
import { newId } from '../../src/db/new-id.ts'
import { note, type Operation, reason, type SoakPart } from './operation.ts'

interface Lot {
  id: string
  version: number
  state: string
}

/** Goods of a lot go into quarantine, or come out of it. */
const keepApart: Operation = async (send, shop, random, done) => {
  const product = random.pick(shop.products)
  const branchId = random.pick(shop.branches).id
  const path = `lot/shelf?productId=${product.id}&branchId=${branchId}`
  const lot = random.pick((await send({ method: 'GET', path })).data.items as ShelfLot[])
  if (!lot) return
  const to = lot.bucket === 'sellable' ? 'quarantine' : 'sellable'
  // Now and then more than lies there.
  const quantity = random.chance(0.1) ? lot.quantity + 1 : random.between(1, Math.max(1, Math.min(lot.quantity, 200)))
  const body = { branchId, to, quantity, ...reason }
  note(done, await send({ method: 'POST', path: `lot/${lot.id}/quarantine`, key: newId(), body }))
}

const holdLot: Operation = async (send, shop, random, done) => {
  // Empty ones too: goods may come back to them.
  const path = `lot?productId=${random.pick(shop.products).id}&withEmpty=${random.chance(0.5)}`
  const { data } = await send({ method: 'GET', path })
  const lot = random.pick(data.items as Lot[])
  if (!lot) return
  const body = {
    version: lot.version,
    state: lot.state === 'normal' ? random.pick(['held', 'held', 'recalled']) : 'normal',
    ...reason,
  }
  note(done, await send({ method: 'PATCH', path: `lot/${lot.id}`, key: newId(), body }))
}

/** A lot turns out to have expired, or not to have. */
const correctExpiry: Operation = async (send, shop, random, done) => {
  const product = random.pick(shop.products.filter(one => one.isLotManaged))
  const { data } = await send({ method: 'GET', path: `lot?productId=${product.id}` })
  const lot = random.pick(data.items as Lot[])
  if (!lot) return
  const expiryDate = random.pick(['2031-06-30', '2031-06-30', '2026-01-31', '2030-02-28'])
  const body = { version: lot.version, expiryDate, ...reason }
  note(done, await send({ method: 'PATCH', path: `lot/${lot.id}/expiry`, key: newId(), body }))
}

/** The look of a month: some lots fail and go into quarantine. */
const checkQuality: Operation = async (send, shop, random, done) => {
  const id = newId()
  const at = new Date()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() - random.between(0, 11))
  const month = at.toISOString().slice(0, 7)
  const body = { id, month, branchId: random.pick(shop.branches).id }
  const made = await send({ method: 'POST', path: 'quality-check', body })
  if (!note(done, made)) return
  done.settle('quality-check', id, 'DRAFT')
  const sheet = made.data as QualityCheck
  const failed = sheet.items.filter(() => random.chance(0.05)).map(({ lotId }) => lotId)
  const expired = sheet.items.filter(({ risk }) => risk === 'EXPIRED').map(({ lotId }) => lotId)
  const items = [...new Set([...failed.slice(0, 3), ...expired])].map(lotId => ({
    lotId,
    result: random.pick(['QUARANTINE', 'DISPOSE', 'RETURN']),
    note: 'Vỉ phồng',
  }))
  const passRest = ['MONTH', 'QUARTER', 'HALF', 'STORAGE', 'CONTROLLED', 'NONE']
  const call = {
    method: 'PATCH',
    path: `quality-check/${id}`,
    key: newId(),
    body: { version: sheet.version, items, passRest },
  }
  const judged = await send(call)
  if (!note(done, judged)) return
  const { version } = judged.data
  const complete = { method: 'POST', path: `quality-check/${id}/complete`, key: newId(), body: { version } }
  if (note(done, await send(complete))) done.settle('quality-check', id, 'SUCCEED')
}

const cancelQuality: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('quality-check', 'SUCCEED', 'DRAFT'))
  if (!id) return
  const call = { method: 'POST', path: `quality-check/${id}/cancel`, key: newId(), body: reason }
  if (note(done, await send(call))) done.settle('quality-check', id, 'CANCELLED')
}

export const shelvesPart: SoakPart = {
  operations: [
    [keepApart, 5],
    [holdLot, 2],
    [correctExpiry, 1],
    [checkQuality, 1],
    [cancelQuality, 1],
  ],
  documents: ['quality-check'],
  earned: ['lot-already-expired', 'quality-month-exists'],
}
