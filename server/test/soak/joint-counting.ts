import { setTimeout as sleep } from 'node:timers/promises'
import type { CountGoods, InventoryCheck, LineOutcome, RecountLot } from '@quay/contract/inventory-check/shapes'
import { newId } from '../../src/db/new-id.ts'
import { cancelCheck } from './counting.ts'
import { type Done, note, type Operation, type SoakPart } from './operation.ts'
import type { Answer } from './persistent-call.ts'
import type { Random } from './random.ts'
import type { Send } from './shop.ts'

/** Few enough goods that checks which are begun apart count the same lots. */
const countedTogether = 5

/** Begins a check, counts in some places, goes on to others, and leaves the check to the person who counts on or merges it. */
const beginCount: Operation = async (send, shop, random, done) => {
  const id = newId()
  const goods = shop.products.slice(0, countedTogether)
  const productIds = [...new Set([random.pick(goods).id, random.pick(goods).id])]
  const branchId = random.pick(shop.branches).id
  const body = { id, branchId, kind: 'PRODUCT', productIds, isBlind: false }
  if (!note(done, await send({ method: 'POST', path: 'inventory-check', body }))) return
  done.settle('inventory-check', id, 'DRAFT')
  await sleep(random.between(0, 300))
  const sheetId = newId()
  const opened = await send({ method: 'POST', path: `inventory-check/${id}/sheet`, body: { id: sheetId } })
  if (!note(done, opened)) return requireNoDraft(send, id, opened)
  done.sheets.set(sheetId, new Map())
  // The check may become part of another one between two places: the phone does not hear of it and goes on.
  for (let revision = 1; revision <= random.between(1, 3); revision++) {
    const listed = await send({ method: 'GET', path: `inventory-check/${id}/goods?limit=50` })
    const lines = linesOf(listed.data.items, revision, book =>
      Math.round(book * random.pick([0.4, 0.5, 0.5, 0.5, 0.6])),
    )
    const some = lines.filter(() => random.chance(0.7))
    if (some.length > 0 && !(await record(send, done, sheetId, some))) return
    await sleep(random.between(0, 500))
  }
}

/** Drafts of one branch become one check. */
const mergeCounts: Operation = async (send, shop, random, done) => {
  const branchId = random.pick(shop.branches).id
  const path = `inventory-check?branchId=${branchId}&status=DRAFT&limit=20`
  const drafts = (await send({ method: 'GET', path })).data.items as InventoryCheck[]
  const checkIds = [...new Set(Array.from({ length: 3 }, () => random.pick(drafts)?.id))].flatMap(one => one ?? [])
  if (checkIds.length < 2) return
  const preview = await send({ method: 'GET', path: `inventory-check/merge?ids=${checkIds.join(',')}` })
  if (!note(done, preview)) return
  const id = newId()
  if (!note(done, await send({ method: 'POST', path: 'inventory-check/merge', body: { id, checkIds } }))) return
  done.settle('inventory-check', id, 'DRAFT')
  done.mergedChecks.add(id)
  for (const source of checkIds) done.settle('inventory-check', source, 'CANCELLED')
}

/** A draft is completed; what moved between its counts, or is far from the books, is counted again by either of the two. */
const completeCount: Operation = async (send, shop, random, done) => {
  const drafts = done.of('inventory-check', 'DRAFT')
  const merged = drafts.filter(one => done.mergedChecks.has(one))
  const id = random.pick(merged.length > 0 && random.chance(0.6) ? merged : drafts)
  if (!id) return
  const complete = () => send({ method: 'POST', path: `inventory-check/${id}/complete`, key: newId(), body: {} })
  let answer = await complete()
  if (answer.error === 'count-not-ready') {
    for (const person of shop.people) await countAgain(person.send, random, done, id)
    answer = await complete()
  }
  if (!note(done, answer)) return
  done.settle('inventory-check', id, 'SUCCEED')
  // Now and then it is seen at once that it was wrong, while its goods still lie there.
  if (random.chance(0.2)) await cancelCheck(send, done, id)
}

async function countAgain(send: Send, random: Random, done: Done, id: string): Promise<void> {
  const asked = (await send({ method: 'GET', path: `inventory-check/${id}/recount` })).data as RecountLot[]
  const mine = asked.filter(lot => !lot.isOwn && lot.bucket === 'sellable')
  if (mine.length === 0) return
  const sheetId = newId()
  const call = { method: 'POST', path: `inventory-check/${id}/sheet`, body: { id: sheetId, isRecount: true } }
  const opened = await send(call)
  if (!note(done, opened)) return requireNoDraft(send, id, opened)
  done.sheets.set(sheetId, new Map())
  const listed = await send({ method: 'GET', path: `inventory-check/${id}/goods?limit=50` })
  const there = linesOf(listed.data.items, 1, book => Math.max(0, book + random.pick([0, 0, 0, -1, 1])))
  const startedAt = new Date().toISOString()
  const lines = mine.map(
    ({ productId, lotNumber }) =>
      // What is gone from the books is not listed: nothing of it is found.
      there.find(line => nameOf(line) === nameOf({ productId, lotNumber })) ?? {
        productId,
        lotNumber,
        parts: [],
        startedAt,
        countedAt: startedAt,
        revision: 1,
      },
  )
  if (!(await record(send, done, sheetId, lines))) return
  // A person who counts again later begins a new round.
  const finish = { method: 'POST', path: `count-sheet/${sheetId}/finish`, body: { isFinished: true } }
  note(done, await send(finish))
}

interface Line {
  productId: string
  lotNumber: string
  parts: { unitId: string; quantity: number }[]
  startedAt: string
  countedAt: string
  revision: number
}

const nameOf = ({ productId, lotNumber }: { productId: string; lotNumber: string }) => `${productId} ${lotNumber}`

/** A line for each lot of the goods, with what is found where the books say so many. */
function linesOf(goods: readonly CountGoods[], revision: number, found: (book: number) => number): Line[] {
  const startedAt = new Date().toISOString()
  return goods.flatMap(product => {
    const base = product.units.find(unit => unit.ratio === 1)!
    return product.lots.map(lot => ({
      productId: product.id,
      lotNumber: lot.number,
      parts: [{ unitId: base.id, quantity: found(lot.book ?? 0) }],
      ...{ startedAt, countedAt: startedAt, revision },
    }))
  })
}

/** Sends what was counted and keeps what the server says it has. Whether the check takes it. */
async function record(send: Send, done: Done, sheetId: string, lines: readonly Line[]): Promise<boolean> {
  const body = { clock: new Date().toISOString(), lines }
  const answer = await send({ method: 'POST', path: `count-sheet/${sheetId}/line`, body })
  if (!note(done, answer)) {
    const { data } = await send({ method: 'GET', path: `count-sheet/${sheetId}` })
    await requireNoDraft(send, data.inventoryCheckId, answer)
    return false
  }
  const kept = done.sheets.get(sheetId)!
  for (const [place, { outcome, revision }] of (answer.data.results as LineOutcome[]).entries()) {
    if (outcome === 'older') throw new Error(`A line of sheet ${sheetId} is older than what nobody sent`)
    if (outcome === 'kept')
      kept.set(nameOf(lines[place]!), { revision, quantity: lines[place]!.parts[0]?.quantity ?? 0 })
  }
  return true
}

/** A count may be refused only where the check, or the check that it was merged into, is no draft any more. Throws otherwise. */
async function requireNoDraft(send: Send, checkId: string, refused: Answer): Promise<void> {
  if (refused.error !== 'not-a-draft') return
  for (let id: string | undefined = checkId; id; ) {
    const { data } = await send({ method: 'GET', path: `inventory-check/${id}` })
    const { status, mergedInto } = data as InventoryCheck
    if (status === 'DRAFT') throw new Error(`Check ${checkId} goes on as ${id}, and its counter was sent away`)
    id = mergedInto?.id
  }
}

export const jointCountingPart: SoakPart = {
  operations: [
    [beginCount, 6],
    [mergeCounts, 4],
    [completeCount, 7],
  ],
}
