import type { Product } from '@quay/contract/product/shapes'
import { newId } from '../../src/db/new-id.ts'
import { type Done, note, type Operation, reason, type SoakPart } from './operation.ts'
import { type Send, soakUnits } from './shop.ts'

/** More would be merged than the other tills meet. */
const mostTwins = 4

/** Enters goods a second time under another name: a twin of goods that the shop has. */
const makeTwin: Operation = async (send, shop, random, done) => {
  if (shop.twins.size >= mostTwins) return
  const original = random.pick(shop.products.filter(product => !shop.twins.has(product.id)))
  const price = random.between(1, 90) * 500
  const body = {
    id: newId(),
    type: 1,
    name: `Thuốc bền sinh đôi ${done.merges.length + shop.twins.size}`,
    isLotManaged: original.isLotManaged,
    vatRate: 5,
    units: soakUnits(price),
  }
  const answer = await send({ method: 'POST', path: 'product', body })
  if (!note(done, answer)) return
  const { id, units } = answer.data as Product
  const twin = { id, units, isLotManaged: original.isLotManaged }
  shop.twins.set(id, original.id)
  shop.products.push(twin)
  shop.sold.push(twin)
}

/** A twin is merged into the goods that it is, while others sell, move and count both. */
const mergeTwin: Operation = async (send, shop, random, done) => {
  const [duplicateId, survivorId] = random.pick([...shop.twins]) ?? []
  if (!duplicateId || !survivorId) return
  const { data } = await send({ method: 'GET', path: `product/${duplicateId}` })
  const body = { duplicateId, duplicateVersion: data.version }
  const merge = () => send({ method: 'POST', path: `product/${survivorId}/merge`, key: newId(), body })
  let answer = await merge()
  if (answer.error === 'merge-drafts-open') {
    for (const code of answer.details.codes.split(', '))
      for (const branch of shop.branches) await dropDraft(send, done, code, branch.id)
    answer = await merge()
  }
  if (!note(done, answer)) return
  done.merges.push(duplicateId)
  shop.twins.delete(duplicateId)
  for (const list of [shop.products, shop.sold]) {
    const place = list.findIndex(product => product.id === duplicateId)
    if (place >= 0) list.splice(place, 1)
  }
}

const draftKinds = { PN: 'inbound', KK: 'inventory-check', CH: 'stock-transfer', XH: 'disposal' } as const

/** Drafts that name the goods stand in the way: whoever merges throws them away, but for orders. */
async function dropDraft(send: Send, done: Done, code: string, branchId: string): Promise<void> {
  const kind = draftKinds[code.replace(/\d+$/, '') as keyof typeof draftKinds]
  if (!kind) return
  const listed = await send({ method: 'GET', path: `${kind}?branchId=${branchId}&keyword=${code}&status=DRAFT` })
  for (const { id } of listed.data.items as { id: string }[]) {
    const call =
      kind === 'inbound'
        ? { method: 'DELETE', path: `inbound/${id}` }
        : { method: 'POST', path: `${kind}/${id}/cancel`, key: newId(), body: reason }
    if (note(done, await send(call))) done.settle(kind, id, 'CANCELLED')
  }
}

export const mergingPart: SoakPart = {
  operations: [
    [makeTwin, 1],
    [mergeTwin, 1],
  ],
  earned: ['merge-drafts-open', 'merge-expiry-differs', 'merge-stock-in-motion', 'product-merged'],
}
