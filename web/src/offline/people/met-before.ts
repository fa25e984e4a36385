import { openDatabase, resultOf } from '../disk/indexed-db.ts'
import type { KnownCustomer } from '../goods/catalogue-store.ts'

/** Customers that an earlier version kept beside the goods, in a database of the person and the branch. */
export async function metBefore(userId: string): Promise<KnownCustomer[]> {
  const isTheirs = (name = '') => name.startsWith(`quay.v1.${userId}.`) && name.endsWith('.catalogue')
  const found: KnownCustomer[] = []
  for (const { name, version } of await indexedDB.databases()) {
    if (!isTheirs(name)) continue
    const db = await openDatabase(name!, version!, () => {})
    if (db.objectStoreNames.contains('customer'))
      found.push(...(await resultOf<KnownCustomer[]>(db.transaction('customer').objectStore('customer').getAll())))
    db.close()
  }
  return found
}
