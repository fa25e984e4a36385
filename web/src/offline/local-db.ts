import type { TillProduct } from '@quay/contract/till'
import Dexie, { type EntityTable, type Table } from 'dexie'
import type { OutboxEntry } from './outbox-entry.ts'

/** A customer seen at this till, to be found without a network. The phone is as the server gave it, masked or whole. */
export interface KnownCustomer {
  id: string
  code: string
  name: string
  phone: string | null
  debt: number
  points: number
  folded: string
  seenAt: number
}

interface Note {
  key: string
  value: unknown
}

/** The goods of one branch as this browser knows them, and what the till needs to open without a network. */
export type CatalogueDb = Dexie & {
  product: EntityTable<TillProduct, 'id'>
  customer: EntityTable<KnownCustomer, 'id'>
  note: Table<Note, string>
}

export type OutboxDb = Dexie & { entry: EntityTable<OutboxEntry, 'id'> }

/** Opens the catalogue of a user at a branch: rights differ by user, stock and prices by branch. */
export function openCatalogueDb(userId: string, branchId: string): CatalogueDb {
  const db = new Dexie(`quay.v1.${userId}.${branchId}.catalogue`) as CatalogueDb
  db.version(1).stores({ product: 'id', customer: 'id, seenAt', note: 'key' })
  return db
}

/**
 * Opens the outbox of a user. One for all branches (a sale names its own), so that a change of branch strands nothing.
 * Strict durability: a write is kept only when it is on the disk, because a sale is money.
 */
export function openOutboxDb(userId: string): OutboxDb {
  const db = new Dexie(`quay.v1.${userId}.outbox`, { chromeTransactionDurability: 'strict' }) as OutboxDb
  db.version(1).stores({ entry: 'id' })
  return db
}

/** Asks the browser not to throw our data away when the disk runs full. It decides by itself; nothing depends on it. */
export async function keepStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
