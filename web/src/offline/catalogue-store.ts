import type { TillProduct } from '@quay/contract/till/shapes'
import type { Ward } from '@quay/contract/ward/shapes'
import type { Health } from '@quay/domain/medicine/find-health-risk'
import { collect, openDatabase, resultOf, write } from './indexed-db.ts'

/** What the till knows of a customer. The phone is as the server gave it, masked or whole. */
export interface TillCustomer {
  id: string
  code: string
  name: string
  phone: string | null
  debt: number
  points: number
  /** Left out by what this browser kept before there were groups. */
  tierId?: string | null | undefined
  groupId?: string | null | undefined
  /** YYYY-MM-DD. Left out by what this browser kept before. */
  birthday?: string | null | undefined
  /** What the pharmacist minds. Left out by what this browser kept before. */
  health?: Health | null | undefined
  /** As the shop wrote it: allergies may stand here too. Left out by what this browser kept before. */
  note?: string | null | undefined
  /** Where goods are brought to. Left out by what this browser kept before. */
  address?: string | null | undefined
  ward?: Ward | null | undefined
  /** What they may owe; null without a limit of their own. Left out by what this browser kept before. */
  debtLimit?: number | null | undefined
  /** Put down here without the network: goes along with the sale. */
  isNew?: boolean | undefined
}

/** A customer seen at this till, to be found without a network. */
export interface KnownCustomer extends TillCustomer {
  folded: string
  seenAt: number
}

/** The goods of a branch as this browser keeps them. They can be loaded again, so they need not wait for the disk. */
export interface CatalogueStore {
  products(): Promise<TillProduct[]>
  /** Up to which instant of the server everything is here; null when it was never loaded whole. */
  asOf(): Promise<string | null>
  putProducts(products: readonly TillProduct[], asOf: string | null): Promise<void>
  putCustomers(customers: readonly KnownCustomer[]): Promise<void>
  /** Those whose folded words hold the text, seen last first. */
  customers(folded: string, limit: number): Promise<KnownCustomer[]>
}

const product = 'product'
const customer = 'customer'
const note = 'note'

/** Goes up when what the till keeps of a product changes in a way that old copies cannot serve. */
const shapeOfProducts = 4

/** Opens the goods of a user at a branch: rights differ by user, stock and prices by branch. */
export async function openCatalogueStore(userId: string, branchId: string): Promise<CatalogueStore> {
  const db = await openDatabase(`quay.v1.${userId}.${branchId}.catalogue`, shapeOfProducts, fresh => {
    // Goods of an older shape are loaded again; customers were met here only.
    for (const store of [product, note]) {
      if (fresh.objectStoreNames.contains(store)) fresh.deleteObjectStore(store)
    }
    fresh.createObjectStore(product, { keyPath: 'id' })
    fresh.createObjectStore(note)
    if (!fresh.objectStoreNames.contains(customer))
      fresh.createObjectStore(customer, { keyPath: 'id' }).createIndex('seenAt', 'seenAt')
  })
  const read = (store: string) => db.transaction(store).objectStore(store)
  return {
    products: () => resultOf<TillProduct[]>(read(product).getAll()),
    asOf: async () => (await resultOf<string | undefined>(read(note).get('asOf'))) ?? null,
    putProducts: (products, asOf) =>
      write(db, [product, note], 'relaxed', transaction => {
        for (const one of products) transaction.objectStore(product).put(one)
        if (asOf) transaction.objectStore(note).put(asOf, 'asOf')
      }),
    putCustomers: customers =>
      write(db, [customer], 'relaxed', transaction => {
        for (const one of customers) transaction.objectStore(customer).put(one)
      }),
    customers: (folded, limit) =>
      collect<KnownCustomer>(read(customer).index('seenAt'), 'prev', limit, one => one.folded.includes(folded)),
  }
}
