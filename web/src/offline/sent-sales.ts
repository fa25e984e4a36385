import type { HeldBill } from './held-bills.ts'
import { collect, resultOf, write } from './indexed-db.ts'
import { storeDatabase } from './store-database.ts'

/** A sale that the server acknowledged to this browser. */
export interface SentSale {
  /** The bill's, and the cart's that it was. */
  id: string
  code: string
  /** Epoch milliseconds of the answer. */
  at: number
  /** What goods can come back of without the network; null where the server has to be asked. */
  held?: HeldBill | null
}

const keptMs = 7 * 24 * 60 * 60_000

/** Notes an acknowledged sale on the disk, before the outbox forgets it: its cart is never opened again. */
export async function noteSent(storeId: string, sale: SentSale): Promise<void> {
  await write(await storeDatabase(storeId), ['sent'], 'strict', transaction =>
    transaction.objectStore('sent').put(sale),
  )
}

/** The acknowledged sales among these ids. */
export async function findSent(storeId: string, ids: readonly string[]): Promise<Map<string, SentSale>> {
  const sent = (await storeDatabase(storeId)).transaction('sent').objectStore('sent')
  const found = await Promise.all(ids.map(id => resultOf<SentSale | undefined>(sent.get(id))))
  return new Map(found.flatMap(sale => (sale ? [[sale.id, sale] as const] : [])))
}

/** Forgets sales that were acknowledged more than seven days ago. */
export async function forgetOldSent(storeId: string, now: number): Promise<void> {
  const db = await storeDatabase(storeId)
  const byAge = db.transaction('sent').objectStore('sent').index('at')
  const old = await collect<SentSale>(byAge, 'next', 1_000, ({ at }) => at < now - keptMs)
  if (old.length === 0) return
  await write(db, ['sent'], 'relaxed', transaction => {
    for (const { id } of old) transaction.objectStore('sent').delete(id)
  })
}
