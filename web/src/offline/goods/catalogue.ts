import { createStore, type StoreApi } from 'zustand/vanilla'
import { setOnline } from '../connection/connection.ts'
import { startCatalogueWorker } from './catalogue-calls.ts'
import type { KnownCustomer } from './catalogue-store.ts'
import type { LoadDigest } from './check-goods.ts'
import { type Following, followGoods, type LoadPage } from './follow-goods.ts'
import type { KnownProduct } from './known-product.ts'
import type { CodeHit } from './product-index.ts'

export interface CatalogueState {
  /** `loading` while products come for the first time: the search works on what is there already. */
  status: 'opening' | 'loading' | 'ready'
  size: number
}

export type GoodsWatcher = (products: readonly KnownProduct[], gone: readonly string[]) => void

export interface Catalogue {
  state: StoreApi<CatalogueState>
  /** The best products, twelve unless more are asked for. */
  search(query: string, limit?: number): Promise<KnownProduct[]>
  findCode(code: string): Promise<CodeHit | null>
  get(ids: readonly string[]): Promise<KnownProduct[]>
  /** Products with an ingredient in common. */
  alike(id: string): Promise<KnownProduct[]>
  keepCustomers(customers: KnownCustomer[]): Promise<void>
  /** Customers seen at this till, for when the server does not answer. */
  findCustomers(query: string): Promise<KnownCustomer[]>
  /** Fetches what changed; a call while one runs has it run once more. */
  sync(): Promise<void>
  /** Up to which instant of the server its goods are known; null while they were never loaded whole. */
  asOf(): string | null
  /** Calls back with the products that a sync brought and the ids of those that went; gives the function that stops it. */
  watch(changed: GoodsWatcher): () => void
  close(): void
}

/** Suggestions that stand at once, without scrolling. */
export const firstSuggestions = 12
const mostCustomers = 8
const syncEvery = 30_000
/** How often the goods are compared with the server's digest, beside the opening: then at the second sync. */
const checkEvery = 6 * 60 * 60_000

/** What changes the goods as they are shown: own sales that the server does not have yet. */
export interface GoodsOverlay {
  /** The product as it is here. */
  apply<P extends KnownProduct>(product: P): P
  /** A sync begins; `ended` is called when it has brought everything. */
  syncBegins(): { ended(): void }
}

interface CatalogueOptions {
  load: LoadPage
  loadDigest: LoadDigest
  overlay?: GoodsOverlay
  /** The server was restored from a copy: its new goods are used once this promise is kept. */
  newEpoch?: () => Promise<void>
}

/** Opens the goods of a branch: from this browser at once, then from the server, then every half minute what changed. */
export function openCatalogue(
  { storeId, userId, branchId }: { storeId: string; userId: string; branchId: string },
  { load, loadDigest, overlay, newEpoch = async () => {} }: CatalogueOptions,
): Catalogue {
  const worker = startCatalogueWorker()
  const state = createStore<CatalogueState>(() => ({ status: 'opening', size: 0 }))
  const watchers = new Set<GoodsWatcher>()
  const shown = <P extends KnownProduct>(product: P): P => overlay?.apply(product) ?? product
  let closed = false
  let checkedAt = performance.now() - checkEvery + syncEvery / 2

  let asOf: string | null = null

  const opened = worker.open(storeId, userId, branchId).then(({ size, ...kept }) => {
    asOf = kept.asOf
    state.setState({ status: asOf ? 'ready' : 'loading', size })
    const following: Following = {
      keeper: worker,
      load: async query => {
        const page = await load(query)
        if (!closed) setOnline(page !== null)
        return page
      },
      kept,
      changed: (products, gone) => {
        for (const changed of watchers) changed(products.map(shown), gone)
      },
      counted: size => state.setState({ size }),
      newEpoch,
      isClosed: () => closed,
    }
    return { following, goods: followGoods(following) }
  })

  async function fetchChanges(): Promise<void> {
    const { following, goods } = await opened
    const sync = overlay?.syncBegins()
    const isWhole = await goods.sync()
    asOf = goods.note().asOf
    if (!isWhole || closed) return
    sync?.ended()
    state.setState({ status: 'ready' })
    if (performance.now() - checkedAt < checkEvery) return
    const { checkGoods } = await import('./check-goods.ts')
    if ((await checkGoods(goods, following, loadDigest)) !== null) checkedAt = performance.now()
  }

  let running: Promise<void> | null = null
  let again = false
  async function sync(): Promise<void> {
    if (running) {
      again = true
      return running
    }
    running = fetchChanges().finally(() => {
      running = null
    })
    await running
    if (!again || closed) return
    again = false
    await sync()
  }
  const timer = setInterval(() => void sync(), syncEvery)
  void sync()

  return {
    state,
    search: async (query, limit = firstSuggestions) => {
      await opened
      return (await worker.search(query, limit)).map(shown)
    },
    findCode: async code => {
      await opened
      const hit = await worker.findCode(code)
      return hit && { ...hit, product: shown(hit.product) }
    },
    get: async ids => {
      await opened
      return (await worker.get(ids)).map(shown)
    },
    alike: async id => {
      await opened
      return (await worker.alike(id)).map(shown)
    },
    keepCustomers: async customers => {
      await opened
      await worker.keepCustomers(customers)
    },
    findCustomers: async query => {
      await opened
      return worker.findCustomers(query, mostCustomers)
    },
    sync,
    asOf: () => asOf,
    watch: changed => {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
    close: () => {
      closed = true
      clearInterval(timer)
      worker.end()
    },
  }
}
