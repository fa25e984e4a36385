import { openDatabase } from './indexed-db.ts'

/**
 * Object stores of a store's database in this browser. `sale` holds what the server does not have: sales of all sellers and branches
 * (outbox-store.ts) and returns (return-queue.ts); `counter` their series and the last number given; `sent` the sales that the server
 * acknowledged (sent-sales.ts), `draft` unfinished work (draft-disk.ts). This database never gets a second version, because an old open
 * tab would keep the new page from opening it.
 */
const makeStores = (db: IDBDatabase) => {
  db.createObjectStore('draft')
  db.createObjectStore('sent', { keyPath: 'id' }).createIndex('at', 'at')
  db.createObjectStore('sale', { keyPath: 'id' }).createIndex('turn', ['due', 'sequence'])
  db.createObjectStore('counter', { keyPath: 'name' })
}

const opened = new Map<string, Promise<IDBDatabase>>()
const watchers = new Set<(storeId: string) => void>()

/**
 * The database of a store, opened once in this page. A connection that the browser closed (full disk, cleared storage)
 * is opened anew at the next call.
 */
export function storeDatabase(storeId: string): Promise<IDBDatabase> {
  const known = opened.get(storeId)
  if (known) return known
  const opening = openDatabase(`quay.v2.${storeId}.outbox`, 1, makeStores, why => {
    if (opened.get(storeId) === opening) opened.delete(storeId)
    if (why === 'replaced') for (const lost of watchers) lost(storeId)
  })
  opened.set(storeId, opening)
  opening.catch(() => opened.delete(storeId))
  return opening
}

/** Calls back when the database of a store was deleted under this page; gives the function that stops it. */
export function watchDeletedStore(lost: (storeId: string) => void): () => void {
  watchers.add(lost)
  return () => void watchers.delete(lost)
}

/** Closes a connection that failed, so that the next call opens another one. */
export function dropStoreDatabase(storeId: string): void {
  void opened.get(storeId)?.then(
    db => db.close(),
    () => {},
  )
  opened.delete(storeId)
}

/** Does something with the database; where that fails it is opened once more and tried again: a full disk closes connections. */
export async function withStoreDatabase<T>(storeId: string, work: (db: IDBDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(await storeDatabase(storeId))
  } catch {
    dropStoreDatabase(storeId)
    return work(await storeDatabase(storeId))
  }
}
