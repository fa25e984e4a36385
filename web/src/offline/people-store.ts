import type { KnownCustomer } from './catalogue-store.ts'
import { collect, openDatabase, resultOf, write } from './indexed-db.ts'

/** Customers whom a person met at this till, phones as that person's right allows. */
export interface PeopleStore {
  put(customers: readonly KnownCustomer[]): Promise<void>
  /** Those whose folded words hold the text, seen last first. */
  find(folded: string, limit: number): Promise<KnownCustomer[]>
}

const customer = 'customer'
/** A third of a kilobyte each. */
const mostKept = 5_000

export const peopleName = (storeId: string, userId: string) => `quay.v2.${storeId}.${userId}.people`

/** Opens the customers that a person met here; the first time with those that an earlier version kept beside the goods. */
export async function openPeopleStore(storeId: string, userId: string): Promise<PeopleStore> {
  let isNew = false
  const db = await openDatabase(peopleName(storeId, userId), 1, fresh => {
    isNew = true
    fresh.createObjectStore(customer, { keyPath: 'id' }).createIndex('seenAt', 'seenAt')
  })
  const read = () => db.transaction(customer).objectStore(customer)

  /** Those met longest ago go. */
  async function trim(): Promise<void> {
    const spare = (await resultOf(read().count())) - mostKept
    if (spare <= 0) return
    const old = await collect<KnownCustomer>(read().index('seenAt'), 'next', spare, () => true)
    await write(db, [customer], 'relaxed', transaction => {
      for (const { id } of old) transaction.objectStore(customer).delete(id)
    })
  }

  const put = (customers: readonly KnownCustomer[]) =>
    write(db, [customer], 'relaxed', transaction => {
      for (const one of customers) transaction.objectStore(customer).put(one)
    })

  if (isNew) await put(await metBefore(userId).catch(() => []))
  await trim()
  return {
    put,
    find: (folded, limit) =>
      collect<KnownCustomer>(read().index('seenAt'), 'prev', limit, one => one.folded.includes(folded)),
  }
}

/** Customers that an earlier version kept in a database of the person and the branch. */
async function metBefore(userId: string): Promise<KnownCustomer[]> {
  const isTheirs = (name = '') => name.startsWith(`quay.v1.${userId}.`) && name.endsWith('.catalogue')
  const found: KnownCustomer[] = []
  for (const { name, version } of await indexedDB.databases()) {
    if (!isTheirs(name)) continue
    const db = await openDatabase(name!, version!, () => {})
    if (db.objectStoreNames.contains(customer))
      found.push(...(await resultOf<KnownCustomer[]>(db.transaction(customer).objectStore(customer).getAll())))
    db.close()
  }
  return found
}

/** Forgets the customers of a person, who signs out here. */
export function forgetPeople(storeId: string, userId: string): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(peopleName(storeId, userId))
}
