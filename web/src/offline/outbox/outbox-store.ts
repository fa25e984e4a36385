import { resultOf, write } from '../disk/indexed-db.ts'
import { withStoreDatabase } from '../disk/store-database.ts'
import { changeCopy, readCopy } from './kept-copy.ts'
import type { OutboxEntry, SaleDue } from './outbox-entry.ts'
import type { ClearAnswer, OutboxStorage } from './run-outbox.ts'
import { nextInSeries, type Series } from './sale-series.ts'
import type { SentSale } from './sent-sales.ts'

/** How many sales there are of each class. */
export type OutboxCounts = Record<SaleDue, number>

export interface OutboxStore extends OutboxStorage {
  /** Keeps a sale; a kept one gets its number in the same write. Gives it as it is on the disk. */
  add(entry: OutboxEntry): Promise<OutboxEntry>
  /** The till goes on without an answer: the live sale becomes a kept one. Null where it is not there any more: it was answered. */
  keep(id: string): Promise<OutboxEntry | null>
  /** Changes a sale that waits, in one transaction; null leaves it. Gives what is stored then. */
  change(id: string, change: (entry: OutboxEntry) => OutboxEntry | null): Promise<OutboxEntry | null>
  /** Takes sales out that no server needs: opened again, or of a cart that was given up. */
  remove(id: string): Promise<void>
  get(id: string): Promise<OutboxEntry | null>
  count(): Promise<OutboxCounts>
  /** The sale that waits longest. */
  oldest(): Promise<OutboxEntry | null>
  series(): Promise<Series | null>
  /** Puts sales in that are not there: of the second copy, or of what was sent to a server that lost them. */
  putBack(entries: readonly OutboxEntry[]): Promise<number>
}

const dues = ['live', 'kept', 'behind', 'refused'] as const

/** Keys of the index that belong to a class. Returns lie in the same store under numbers. */
const ofClass = (due: SaleDue, behind?: number): IDBKeyRange =>
  behind === undefined ? IDBKeyRange.bound([due], [due, []]) : IDBKeyRange.bound([due, behind], [due, []], true)

/**
 * The unsent sales of a store on the disk of this browser, of all sellers and branches. Strict durability: a write is kept only when it is
 * on the disk, because a sale is money. `sentOf` says what is remembered of one that was acknowledged.
 */
export function openOutboxStore(
  storeId: string,
  sentOf: (entry: OutboxEntry, answer: Extract<ClearAnswer, { kind: 'saved' }>) => SentSale,
): OutboxStore {
  const change = (stores: string[], work: (transaction: IDBTransaction) => void) =>
    withStoreDatabase(storeId, db => write(db, stores, 'strict', work))
  const read = <T>(work: (sales: IDBObjectStore) => Promise<T>) =>
    withStoreDatabase(storeId, db => work(db.transaction('sale').objectStore('sale')))

  /** Writes an acknowledgement; where the disk has no room left to remember it, the sale is taken out all the same. */
  async function acknowledge(work: (sales: IDBObjectStore, sent: Pick<IDBObjectStore, 'put'>) => void) {
    try {
      await change(['sale', 'sent'], transaction =>
        work(transaction.objectStore('sale'), transaction.objectStore('sent')),
      )
    } catch {
      await change(['sale'], transaction =>
        work(transaction.objectStore('sale'), { put: (() => {}) as unknown as IDBObjectStore['put'] }),
      )
    }
  }

  /** Gives a kept sale its number and puts it, in the transaction under way. */
  function putKept(transaction: IDBTransaction, entry: OutboxEntry, stored: (entry: OutboxEntry) => void) {
    const counters = transaction.objectStore('counter')
    nextInSeries(counters, series => {
      const numbered: OutboxEntry = {
        ...entry,
        life: 'kept',
        due: 'kept',
        draft: null,
        sequence: series.sequence,
        offline: entry.offline && { ...entry.offline, ...series },
      }
      transaction.objectStore('sale').put(numbered)
      stored(numbered)
    })
  }

  return {
    first: (due, limit, behind) =>
      read(sales => resultOf<OutboxEntry[]>(sales.index('turn').getAll(ofClass(due, behind), limit))),

    async add(entry) {
      let stored = entry
      await change(['sale', 'counter'], transaction => {
        if (entry.life === 'live') transaction.objectStore('sale').put(entry)
        else
          putKept(transaction, entry, numbered => {
            stored = numbered
          })
      })
      if (stored.life === 'kept') changeCopy(storeId, { put: [stored], gone: [] })
      return stored
    },

    async keep(id) {
      let kept: OutboxEntry | null = null
      await change(['sale', 'counter'], transaction => {
        const reading = transaction.objectStore('sale').get(id) as IDBRequest<OutboxEntry | undefined>
        reading.onsuccess = () => {
          const entry = reading.result
          if (entry?.life === 'kept') kept = entry
          else if (entry)
            putKept(transaction, entry, numbered => {
              kept = numbered
            })
        }
      })
      if (kept) changeCopy(storeId, { put: [kept], gone: [] })
      return kept
    },

    async change(id, work) {
      let after: OutboxEntry | null = null
      await change(['sale'], transaction => {
        const sales = transaction.objectStore('sale')
        const reading = sales.get(id) as IDBRequest<OutboxEntry | undefined>
        reading.onsuccess = () => {
          const changed = reading.result ? work(reading.result) : null
          after = changed ?? reading.result ?? null
          if (changed) sales.put(changed)
        }
      })
      if (after) changeCopy(storeId, { put: [after], gone: [] })
      return after
    },

    async remove(id) {
      await change(['sale'], transaction => transaction.objectStore('sale').delete(id))
      changeCopy(storeId, { put: [], gone: [id] })
    },

    async settle({ saved, changed }) {
      const gone: string[] = []
      await acknowledge((sales, sent) => {
        for (const { entry, answer } of saved) {
          const reading = sales.get(entry.id) as IDBRequest<OutboxEntry | undefined>
          reading.onsuccess = () => {
            // Cancelled while it was under way: it goes once more, and says so then.
            if (reading.result?.offline?.voided && !entry.offline?.voided) return
            sales.delete(entry.id)
            gone.push(entry.id)
            sent.put(sentOf(reading.result ?? entry, answer))
          }
        }
        for (const entry of changed) {
          const reading = sales.get(entry.id) as IDBRequest<OutboxEntry | undefined>
          // The paper of a sale that went at once may have been kept since.
          reading.onsuccess = () => sales.put({ ...entry, paper: reading.result?.paper ?? entry.paper ?? null })
        }
      })
      changeCopy(storeId, { put: [], gone })
    },

    async settleLive(entry, answer) {
      let isSettled = false
      await acknowledge((sales, sent) => {
        const reading = sales.get(entry.id) as IDBRequest<OutboxEntry | undefined>
        reading.onsuccess = () => {
          isSettled = reading.result?.life === 'live'
          if (!isSettled) return
          if (answer.kind === 'refused')
            return void sales.put({ ...entry, due: 'refused', refusal: answer.refusal } satisfies OutboxEntry)
          sales.delete(entry.id)
          sent.put(sentOf(entry, answer))
        }
      })
      return isSettled
    },

    get: async id => (await read(sales => resultOf<OutboxEntry | undefined>(sales.get(id)))) ?? null,

    count: () =>
      read(async sales => {
        const counts = await Promise.all(dues.map(due => resultOf(sales.index('turn').count(ofClass(due)))))
        return Object.fromEntries(dues.map((due, at) => [due, counts[at]!])) as OutboxCounts
      }),

    oldest: () =>
      read(async sales => {
        const firsts = await Promise.all(
          dues.map(due => resultOf<OutboxEntry[]>(sales.index('turn').getAll(ofClass(due), 1))),
        )
        return firsts.flat().toSorted((a, b) => a.queuedAt - b.queuedAt)[0] ?? null
      }),

    series: () =>
      withStoreDatabase(
        storeId,
        async db =>
          (await resultOf<Series | undefined>(db.transaction('counter').objectStore('counter').get('sale'))) ?? null,
      ),

    async putBack(entries) {
      if (entries.length === 0) return 0
      let count = 0
      await change(['sale'], transaction => {
        const sales = transaction.objectStore('sale')
        for (const entry of entries) {
          const reading = sales.getKey(entry.id)
          reading.onsuccess = () => {
            if (reading.result !== undefined) return
            count += 1
            sales.put(entry)
          }
        }
      })
      return count
    },
  }
}

/** What the second copy has and the disk does not: the disk lost it, because what was sent stands in `sent`. */
export async function lostSales(storeId: string, findSent: (ids: string[]) => Promise<ReadonlyMap<string, unknown>>) {
  const copied = readCopy(storeId)
  if (copied.length === 0) return []
  const sent = await findSent(copied.map(({ id }) => id))
  return copied.filter(({ id }) => !sent.has(id))
}
