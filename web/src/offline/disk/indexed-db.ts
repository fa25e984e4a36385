/** The few things that we need of IndexedDB, as promises; a library for it would be an eighth of the first load. */

/**
 * Opens a database; `upgrade` makes its stores when it is new or older than `version`. `lost` hears when the connection ends by itself: the
 * browser closed it (full disk, cleared data), or somebody deletes or upgrades the database, which must not wait for this tab.
 */
export function openDatabase(
  name: string,
  version: number,
  upgrade: (db: IDBDatabase) => void,
  lost: (why: 'closed' | 'replaced') => void = () => {},
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version)
    opening.onupgradeneeded = () => upgrade(opening.result)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const db = opening.result
      db.onclose = () => lost('closed')
      db.onversionchange = () => {
        db.close()
        lost('replaced')
      }
      resolve(db)
    }
  })
}

/** The result of one request. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Writes in one transaction; kept when it is committed, and with `strict` when it is on the disk. */
export function write(
  db: IDBDatabase,
  stores: string[],
  durability: IDBTransactionDurability,
  work: (transaction: IDBTransaction) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(stores, 'readwrite', { durability })
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    work(transaction)
  })
}

/** Values of an index or a store in the order of a cursor, those that `wanted` lets through, at most `limit`. */
export function collect<T>(
  source: IDBObjectStore | IDBIndex,
  direction: IDBCursorDirection,
  limit: number,
  wanted: (value: T) => boolean,
): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const found: T[] = []
    const reading = source.openCursor(null, direction)
    reading.onerror = () => reject(reading.error)
    reading.onsuccess = () => {
      const cursor = reading.result
      if (!cursor || found.length === limit) return resolve(found)
      if (wanted(cursor.value as T)) found.push(cursor.value as T)
      cursor.continue()
    }
  })
}
