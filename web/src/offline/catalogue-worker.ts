import { fold } from '@quay/domain/text/fold'
import type { CatalogueCalls, WorkerAnswer, WorkerCall } from './catalogue-calls.ts'
import { openCatalogueDb } from './local-db.ts'
import { makeProductIndex } from './product-index.ts'

/** Lives in a worker: holds the goods on the disk and in the index, so that neither costs the till's main thread. */
const index = makeProductIndex()
let db: ReturnType<typeof openCatalogueDb> | null = null
const opened = () => {
  if (!db) throw new Error('the catalogue is not open yet')
  return db
}

const calls: CatalogueCalls = {
  async open(userId, branchId) {
    db = openCatalogueDb(userId, branchId)
    index.put(await db.product.toArray())
    const asOf = await db.note.get('asOf')
    return { size: index.size(), asOf: typeof asOf?.value === 'string' ? asOf.value : null }
  },
  async put(products, asOf) {
    await opened().product.bulkPut(products)
    if (asOf) await opened().note.put({ key: 'asOf', value: asOf })
    index.put(products)
    return index.size()
  },
  search: async (query, limit) => index.search(query, limit),
  findCode: async code => index.findCode(code),
  get: async ids => index.get(ids),
  keepCustomers: async customers => void (await opened().customer.bulkPut(customers)),
  findCustomers: async (query, limit) => {
    const wanted = fold(query)
    const matching = opened().customer.orderBy('seenAt').reverse()
    return matching
      .filter(customer => customer.folded.includes(wanted))
      .limit(limit)
      .toArray()
  },
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
