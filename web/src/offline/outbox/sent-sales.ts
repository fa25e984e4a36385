import type { Bill } from '@quay/contract/bill/shapes'
import { collect, resultOf, write } from '../disk/indexed-db.ts'
import { withStoreDatabase } from '../disk/store-database.ts'
import type { HeldBill } from './held-bills.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** A sale that the server acknowledged to this browser. */
export interface SentSale {
  /** The bill's, and the cart's that it was. */
  id: string
  code: string
  /** Epoch milliseconds of the answer. */
  at: number
  /** What goods can come back of without the network; null where the server has to be asked. */
  held?: HeldBill | null
  /** The bill as its paper shows it, to be printed again without a network; left out by older versions. */
  paper?: Bill | null
  /** What was sent, so that it can be sent again where the server was restored from a copy of before; left out by older versions. */
  entry?: Pick<OutboxEntry, 'form' | 'body' | 'offline' | 'queuedAt'>
}

const keptMs = 7 * 24 * 60 * 60_000

/** The acknowledged sales among these ids. */
export async function findSent(storeId: string, ids: readonly string[]): Promise<Map<string, SentSale>> {
  return withStoreDatabase(storeId, async db => {
    const sent = db.transaction('sent').objectStore('sent')
    const found = await Promise.all(ids.map(id => resultOf<SentSale | undefined>(sent.get(id))))
    return new Map(found.flatMap(sale => (sale ? [[sale.id, sale] as const] : [])))
  })
}

/** The acknowledged sales, the newest first. */
export function listSent(storeId: string, limit: number, wanted: (sale: SentSale) => boolean): Promise<SentSale[]> {
  return withStoreDatabase(storeId, db =>
    collect(db.transaction('sent').objectStore('sent').index('at'), 'prev', limit, wanted),
  )
}

/** Forgets sales that were acknowledged more than so many milliseconds ago: seven days, sooner where the disk is full. */
export async function forgetOldSent(storeId: string, now: number, olderMs = keptMs): Promise<void> {
  await withStoreDatabase(storeId, async db => {
    const old = IDBKeyRange.upperBound(now - olderMs)
    const keys = await resultOf(db.transaction('sent').objectStore('sent').index('at').getAllKeys(old, 5_000))
    if (keys.length === 0) return
    await write(db, ['sent'], 'relaxed', transaction => {
      for (const key of keys) transaction.objectStore('sent').delete(key)
    })
  })
}
