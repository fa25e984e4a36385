import { digestOf } from '@quay/domain/catalogue/digest'
import { fold } from '@quay/domain/text/fold'
import { openPeopleStore, type PeopleStore } from '../people/people-store.ts'
import type { CatalogueCalls, WorkerAnswer, WorkerCall } from './catalogue-calls.ts'
import { type GoodsStore, goodsName, openGoodsStore } from './catalogue-store.ts'
import { makeProductIndex, type ProductIndex } from './product-index.ts'

/** Lives in a worker: holds the goods on the disk and in the index, so that neither costs the till's main thread. */
let index = makeProductIndex()
/** Of goods that come beside those that are used. */
let fresh: ProductIndex | null = null
/** Null where the disk does not take the goods: they are in memory then, and loaded again at the next opening. */
let goods: GoodsStore | null = null
let people: PeopleStore | null = null
let place = { storeId: '', branchId: '' }

/**
 * Writes to the disk. A connection that broke is opened once more; where that fails too, or the goods are gone there, nothing is written any
 * more: what the disk then holds is old and says so, and what was missed in between is fetched at the next opening.
 */
async function onDisk(work: (store: GoodsStore) => Promise<void>): Promise<void> {
  if (!goods) return
  try {
    await work(goods)
  } catch {
    try {
      goods.close()
      goods = await openGoodsStore(place.storeId, place.branchId)
      if ((await goods.note()).asOf === null) throw new Error('The goods were deleted')
      await work(goods)
    } catch {
      goods = null
    }
  }
}

const tidyMs = 60_000

/** Takes over the customers that an earlier version kept, so many of all as have room, then forgets its databases and goods that nobody uses. */
async function tidy(userId: string): Promise<void> {
  const [{ metBefore }, { trimPeople }, { forgetUnused }] = await Promise.all([
    import('../people/met-before.ts'),
    import('../people/trim-people.ts'),
    import('./forget-unused.ts'),
  ])
  const known = await metBefore(userId)
  if (people && known.length > 0) await people.put(known)
  if (people) await trimPeople(place.storeId, userId)
  await forgetUnused(goodsName(place.storeId, place.branchId), people ? {} : { keepsOld: true })
}

const calls: CatalogueCalls = {
  async open(storeId, userId, branchId) {
    place = { storeId, branchId }
    goods = await openGoodsStore(storeId, branchId).catch(() => null)
    people = await openPeopleStore(storeId, userId).catch(() => null)
    setTimeout(() => void tidy(userId).catch(() => {}), tidyMs)
    const note = await goods?.note()
    if (goods) index.put(await goods.products())
    return { size: index.size(), asOf: note?.asOf ?? null, epoch: note?.epoch ?? null }
  },
  async change(products, gone, asOf) {
    index.remove(gone)
    index.put(products)
    await onDisk(store => store.change(products, gone, asOf))
    return index.size()
  },
  async putFresh(products, isFirst) {
    if (isFirst || !fresh) fresh = makeProductIndex()
    fresh.put(products)
    // Where nothing lies yet the search works on what is there already.
    if (index.size() === 0) index = fresh
    await onDisk(store => store.putFresh(products, isFirst))
    return index.size()
  },
  async swap(note) {
    index = fresh ?? index
    fresh = null
    await onDisk(store => store.swap(note))
    return index.size()
  },
  digest: async apart => {
    const left = new Set(apart)
    return digestOf(index.sold().filter(({ id }) => !left.has(id)))
  },
  idsOf: async bucket => index.sold().flatMap(({ id }) => (id.endsWith(bucket) ? id : [])),
  search: async (query, limit) => index.search(query, limit),
  findCode: async code => index.findCode(code),
  get: async ids => index.get(ids),
  alike: async id => index.alike(id),
  keepCustomers: async customers => people?.put(customers),
  findCustomers: async (query, limit) => (await people?.find(fold(query), limit)) ?? [],
}

self.onmessage = async ({ data }: MessageEvent<WorkerCall>) => {
  let answer: WorkerAnswer
  try {
    const run = calls[data.name] as (...input: unknown[]) => Promise<unknown>
    answer = { id: data.id, result: await run(...data.input) }
  } catch (error) {
    answer = { id: data.id, fault: error instanceof Error ? error.message : String(error) }
  }
  self.postMessage(answer)
}
