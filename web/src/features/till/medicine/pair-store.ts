import { contraindicationRoutes } from '@quay/contract/contraindication/routes'
import type { Output } from '@quay/contract/route'
import { call } from '../../../api/client.ts'
import { openDatabase, resultOf, write } from '../../../offline/disk/indexed-db.ts'

type List = Output<(typeof contraindicationRoutes)['atTill']>

const store = 'list'

/** The store's pairs: as this browser keeps them where they are those in use, else from the server. Null where neither has any. */
export async function readPairs(storeId: string, listId: string): Promise<List['pairs'] | null> {
  const db = await openDatabase(`quay.v1.${storeId}.pairs`, 1, fresh => fresh.createObjectStore(store))
  try {
    const kept = await resultOf<List | undefined>(db.transaction(store).objectStore(store).get(store))
    if (kept?.listId === listId) return kept.pairs
    const list = await call(contraindicationRoutes.atTill, {}).catch(() => null)
    // Without a network an older list warns of nearly the same.
    if (!list) return kept?.pairs ?? null
    await write(db, [store], 'relaxed', transaction => transaction.objectStore(store).put(list, store)).catch(() => {})
    return list.pairs
  } finally {
    db.close()
  }
}
