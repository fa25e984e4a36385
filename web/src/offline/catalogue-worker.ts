import { fold } from '@quay/domain/text/fold'
import type { CatalogueCalls, WorkerAnswer, WorkerCall } from './catalogue-calls.ts'
import { type CatalogueStore, openCatalogueStore } from './catalogue-store.ts'
import { makeProductIndex } from './product-index.ts'

/** Lives in a worker: holds the goods on the disk and in the index, so that neither costs the till's main thread. */
const index = makeProductIndex()
let store: CatalogueStore | null = null
const opened = () => {
  if (!store) throw new Error('the catalogue is not open yet')
  return store
}

const calls: CatalogueCalls = {
  async open(userId, branchId) {
    store = await openCatalogueStore(userId, branchId)
    index.put(await store.products())
    return { size: index.size(), asOf: await store.asOf() }
  },
  async put(products, asOf) {
    await opened().putProducts(products, asOf)
    index.put(products)
    return index.size()
  },
  search: async (query, limit) => index.search(query, limit),
  findCode: async code => index.findCode(code),
  get: async ids => index.get(ids),
  alike: async id => index.alike(id),
  keepCustomers: customers => opened().putCustomers(customers),
  findCustomers: (query, limit) => opened().customers(fold(query), limit),
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
