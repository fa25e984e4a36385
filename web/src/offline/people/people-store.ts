import { collect, openDatabase, write } from '../disk/indexed-db.ts'
import type { KnownCustomer } from '../goods/catalogue-store.ts'
import { peopleName } from './forget-people.ts'

/** Customers whom a person met at this till, phones as that person's right allows. */
export interface PeopleStore {
  put(customers: readonly KnownCustomer[]): Promise<void>
  /** Those whose folded words hold the text, seen last first. */
  find(folded: string, limit: number): Promise<KnownCustomer[]>
}

const customer = 'customer'

/** Opens the customers that a person met here. */
export async function openPeopleStore(storeId: string, userId: string): Promise<PeopleStore> {
  const db = await openDatabase(peopleName(storeId, userId), 1, fresh => {
    fresh.createObjectStore(customer, { keyPath: 'id' }).createIndex('seenAt', 'seenAt')
  })
  const read = () => db.transaction(customer).objectStore(customer)

  return {
    put: customers =>
      write(db, [customer], 'relaxed', transaction => {
        for (const one of customers) transaction.objectStore(customer).put(one)
      }),
    find: (folded, limit) =>
      collect<KnownCustomer>(read().index('seenAt'), 'prev', limit, one => one.folded.includes(folded)),
  }
}
