import { collect, openDatabase, resultOf, write } from '../disk/indexed-db.ts'
import type { KnownCustomer } from '../goods/catalogue-store.ts'
import { peopleName } from './forget-people.ts'

/** A third of a kilobyte each. */
const mostKept = 5_000

/** Of the customers whom a person met here those go that were met longest ago. */
export async function trimPeople(storeId: string, userId: string): Promise<void> {
  const db = await openDatabase(peopleName(storeId, userId), 1, () => {})
  try {
    const customers = db.transaction('customer').objectStore('customer')
    const spare = (await resultOf(customers.count())) - mostKept
    if (spare <= 0) return
    const byAge = db.transaction('customer').objectStore('customer').index('seenAt')
    const old = await collect<KnownCustomer>(byAge, 'next', spare, () => true)
    await write(db, ['customer'], 'relaxed', transaction => {
      for (const { id } of old) transaction.objectStore('customer').delete(id)
    })
  } finally {
    db.close()
  }
}
