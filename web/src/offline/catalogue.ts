import type { TillProduct } from '@quay/contract/till/shapes'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { startCatalogueWorker } from './catalogue-calls.ts'
import type { KnownCustomer } from './catalogue-store.ts'
import { setOnline } from './connection.ts'
import type { KnownProduct } from './known-product.ts'
import type { CodeHit } from './product-index.ts'

export interface CataloguePage {
  items: TillProduct[]
  asOf: string
  nextCursor: string | null
}

/** Asks the server for a page of products: everything, or what changed since an instant. Null when it was not reached. */
export type LoadPage = (query: { since?: string; cursor?: string; limit: number }) => Promise<CataloguePage | null>

export interface CatalogueState {
  /** `loading` while products come for the first time: the search works on what is there already. */
  status: 'opening' | 'loading' | 'ready'
  size: number
}

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
  /** Calls back with the products that a sync brought; gives the function that stops it. */
  watch(changed: (products: readonly TillProduct[]) => void): () => void
  close(): void
}

const pageSize = 1000
/** Suggestions that stand at once, without scrolling. */
export const firstSuggestions = 12
const mostCustomers = 8
const syncEvery = 30_000

/** Opens the goods of a branch: from this browser at once, then from the server, then every half minute what changed. */
export function openCatalogue(userId: string, branchId: string, load: LoadPage): Catalogue {
  const worker = startCatalogueWorker()
  const state = createStore<CatalogueState>(() => ({ status: 'opening', size: 0 }))
  const watchers = new Set<(products: readonly TillProduct[]) => void>()
  let asOf: string | null = null
  let closed = false

  const opened = worker.open(userId, branchId).then(kept => {
    asOf = kept.asOf
    state.setState({ status: asOf ? 'ready' : 'loading', size: kept.size })
  })

  async function fetchChanges(): Promise<void> {
    await opened
    let cursor: string | undefined
    let through: string | null = null
    do {
      const page = await load({ ...(asOf && { since: asOf }), ...(cursor && { cursor }), limit: pageSize })
      if (closed) return
      setOnline(page !== null)
      if (!page) return
      // What changes while the pages come is fetched again next time: the first page's instant counts.
      through ??= page.asOf
      cursor = page.nextCursor ?? undefined
      const size = await worker.put(page.items, cursor ? null : through)
      state.setState({ size })
      if (page.items.length > 0) for (const changed of watchers) changed(page.items)
    } while (cursor)
    asOf = through
    state.setState({ status: 'ready' })
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
  // Not to be thrown away when the disk runs full. The browser decides by itself, and nothing depends on it.
  void navigator.storage?.persist?.().catch(() => false)
  void sync()

  return {
    state,
    search: async (query, limit = firstSuggestions) => {
      await opened
      return worker.search(query, limit)
    },
    findCode: async code => {
      await opened
      return worker.findCode(code)
    },
    get: async ids => {
      await opened
      return worker.get(ids)
    },
    alike: async id => {
      await opened
      return worker.alike(id)
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
