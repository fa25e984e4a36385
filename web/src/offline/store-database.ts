import { openDatabase } from './indexed-db.ts'

/**
 * Object stores of a store's database in this browser. `draft` holds unfinished work (draft-disk.ts), `sent` the sales
 * that the server acknowledged (sent-sales.ts). `sale` and `counter` are made now, for unsent sales of the whole store:
 * this database never gets a second version, because an old open tab would keep the new page from opening it.
 */
const makeStores = (db: IDBDatabase) => {
  db.createObjectStore('draft')
  db.createObjectStore('sent', { keyPath: 'id' }).createIndex('at', 'at')
  db.createObjectStore('sale', { keyPath: 'id' }).createIndex('turn', ['due', 'sequence'])
  db.createObjectStore('counter', { keyPath: 'name' })
}

const opened = new Map<string, Promise<IDBDatabase>>()

/**
 * The database of a store, opened once in this page. A connection that the browser closed (full disk, cleared storage)
 * is opened anew at the next call.
 */
export function storeDatabase(storeId: string): Promise<IDBDatabase> {
  const known = opened.get(storeId)
  if (known) return known
  const opening = openDatabase(`quay.v2.${storeId}.outbox`, 1, makeStores)
  opened.set(storeId, opening)
  opening.then(
    db => {
      db.onclose = () => opened.delete(storeId)
    },
    () => opened.delete(storeId),
  )
  return opening
}

/** Closes a connection that failed, so that the next call opens another one. */
export function dropStoreDatabase(storeId: string): void {
  void opened.get(storeId)?.then(
    db => db.close(),
    () => {},
  )
  opened.delete(storeId)
}
