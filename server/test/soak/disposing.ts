import type { DisposalCandidate } from '@quay/contract/disposal/shapes'
import { newId } from '../../src/db/new-id.ts'
import { note, type Operation, reason, type SoakPart } from './operation.ts'

/** Goods are destroyed, from the shelf or from what is kept apart. */
const dispose: Operation = async (send, shop, random, done) => {
  const id = newId()
  const branchId = random.pick(shop.branches).id
  const found = await send({ method: 'GET', path: `disposal/candidate?branchId=${branchId}&keyword=ben&limit=60` })
  const lot = random.pick(found.data as DisposalCandidate[])
  if (!lot) return
  const { productId, lotId, bucket, units } = lot
  const item = { productId, lotId, bucket, unitId: random.pick(units).id, quantity: random.between(1, 5) }
  const status = random.chance(0.1) ? 'DRAFT' : 'SUCCEED'
  const body = { id, branchId, status, reason: random.pick(['EXPIRED', 'DAMAGED', 'OTHER']), items: [item] }
  if (note(done, await send({ method: 'POST', path: 'disposal', body }))) done.settle('disposal', id, status)
}

const cancelDisposal: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('disposal', 'SUCCEED', 'DRAFT'))
  if (!id) return
  const call = { method: 'POST', path: `disposal/${id}/cancel`, key: newId(), body: reason }
  if (note(done, await send(call))) done.settle('disposal', id, 'CANCELLED')
}

export const disposingPart: SoakPart = {
  operations: [
    [dispose, 4],
    [cancelDisposal, 3],
  ],
  documents: ['disposal'],
}
