import type { GoodsNote, KnownCustomer } from './catalogue-store.ts'
import type { GoodsKeeper } from './follow-goods.ts'
import type { KnownProduct } from './known-product.ts'
import type { CodeHit } from './product-index.ts'

/** What the worker of the catalogue can be asked. */
export interface CatalogueCalls extends GoodsKeeper {
  /** Opens what this browser kept of a branch, and of the customers that a person met. */
  open(storeId: string, userId: string, branchId: string): Promise<GoodsNote & { size: number }>
  search(query: string, limit: number): Promise<KnownProduct[]>
  findCode(code: string): Promise<CodeHit | null>
  get(ids: readonly string[]): Promise<KnownProduct[]>
  /** Products with an ingredient in common. */
  alike(id: string): Promise<KnownProduct[]>
  /** Remembers customers seen at this till. */
  keepCustomers(customers: KnownCustomer[]): Promise<void>
  /** Customers seen at this till, by name without accents, phone or code; those seen last come first. */
  findCustomers(query: string, limit: number): Promise<KnownCustomer[]>
}

export interface WorkerCall {
  id: number
  name: keyof CatalogueCalls
  input: unknown[]
}

export type WorkerAnswer = { id: number; result: unknown } | { id: number; fault: string }

export interface CatalogueWorker extends CatalogueCalls {
  end(): void
}

/** Starts the worker and gives its functions as if they were here. */
export function startCatalogueWorker(): CatalogueWorker {
  const worker = new Worker(new URL('./catalogue-worker.ts', import.meta.url), { type: 'module', name: 'catalogue' })
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (fault: Error) => void }>()
  let last = 0
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    const caller = waiting.get(data.id)
    waiting.delete(data.id)
    if ('fault' in data) caller?.reject(new Error(data.fault))
    else caller?.resolve(data.result)
  }
  worker.onerror = event => {
    for (const { reject } of waiting.values()) reject(new Error(event.message))
    waiting.clear()
  }
  const call =
    <Name extends keyof CatalogueCalls>(name: Name) =>
    (...input: Parameters<CatalogueCalls[Name]>) =>
      new Promise<unknown>((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        worker.postMessage({ id: last, name, input } satisfies WorkerCall)
      }) as ReturnType<CatalogueCalls[Name]>
  return {
    open: call('open'),
    change: call('change'),
    putFresh: call('putFresh'),
    swap: call('swap'),
    digest: call('digest'),
    idsOf: call('idsOf'),
    search: call('search'),
    findCode: call('findCode'),
    get: call('get'),
    alike: call('alike'),
    keepCustomers: call('keepCustomers'),
    findCustomers: call('findCustomers'),
    end: () => worker.terminate(),
  }
}
