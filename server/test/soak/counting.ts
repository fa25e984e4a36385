import type { CountGoods } from '@quay/contract/inventory-check/shapes'
import { newId } from '../../src/db/new-id.ts'
import { type Done, note, type Operation, reason, type SoakPart } from './operation.ts'
import type { Send } from './shop.ts'

/** Counts a few goods while selling goes on: the count is right, a little wrong, or very wrong. */
const count: Operation = async (send, shop, random, done) => {
  const id = newId()
  const products = Array.from({ length: random.between(1, 3) }, () => random.pick(shop.products))
  const productIds = [...new Set(products.map(product => product.id))]
  const branchId = random.pick(shop.branches).id
  const body = { id, branchId, kind: 'PRODUCT', productIds, isBlind: false }
  if (!note(done, await send({ method: 'POST', path: 'inventory-check', body }))) return
  done.settle('inventory-check', id, 'DRAFT')
  const sheetId = newId()
  if (!note(done, await send({ method: 'POST', path: `inventory-check/${id}/sheet`, body: { id: sheetId } }))) return

  const goods = await send({ method: 'GET', path: `inventory-check/${id}/goods?limit=50` })
  const startedAt = new Date().toISOString()
  const lines = (goods.data.items as CountGoods[]).flatMap(product => {
    const base = product.units.find(unit => unit.ratio === 1)!
    return product.lots.map(lot => {
      const found = Math.max(0, (lot.book ?? 0) + random.pick([0, 0, 0, -1, 1, 2, -3, 10]))
      const parts = found ? [{ unitId: base.id, quantity: found }] : []
      return { productId: product.id, lotNumber: lot.number, parts, startedAt, countedAt: startedAt, revision: 1 }
    })
  })
  if (lines.length === 0) return
  const record = { clock: new Date().toISOString(), lines: lines.slice(0, 500) }
  if (!note(done, await send({ method: 'POST', path: `count-sheet/${sheetId}/line`, body: record }))) return
  if (random.chance(0.15)) return // nobody finishes it; perhaps it is cancelled
  const complete = { method: 'POST', path: `inventory-check/${id}/complete`, key: newId(), body: {} }
  if (note(done, await send(complete))) done.settle('inventory-check', id, 'SUCCEED')
}

const cancelCount: Operation = async (send, _shop, random, done) => {
  const id = done.someOf(random, 'inventory-check', ...(random.chance(0.8) ? ['SUCCEED'] : ['SUCCEED', 'DRAFT']))
  if (id) await cancelCheck(send, done, id)
}

/** Cancels a check, as long as what it found is still there. */
export async function cancelCheck(send: Send, done: Done, id: string): Promise<void> {
  const call = { method: 'POST', path: `inventory-check/${id}/cancel`, key: newId(), body: reason }
  if (note(done, await send(call))) done.settle('inventory-check', id, 'CANCELLED')
}

export const countingPart: SoakPart = {
  operations: [
    [count, 4],
    [cancelCount, 3],
  ],
  documents: ['inventory-check'],
  earned: ['check-recounted', 'count-not-ready', 'nothing-counted', 'sheet-closed'],
}
