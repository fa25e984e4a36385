import type { OfflineReturnBody } from '@quay/contract/sale-return/offline'
import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/client.ts'
import { draftDisk } from './draft-disk.ts'
import { listWaiting } from './held-bills.ts'
import { resultOf, write } from './indexed-db.ts'
import { withStoreDatabase } from './store-database.ts'

/** A return that was taken without the network. `refused` waits for a person: goods or units that the server does not know. */
export interface QueuedReturn {
  id: string
  userId: string
  body: OfflineReturnBody & { id: string }
  state: 'queued' | 'sent' | 'refused'
  message: string | null
  /** Epoch milliseconds; both fields are those of the index. */
  due: number
  sequence: number
}

interface Place {
  storeId: string
  userId: string
}

const keptMs = 7 * 24 * 60 * 60_000

async function put(storeId: string, entry: QueuedReturn): Promise<void> {
  // Strict durability: the money left the drawer already.
  await withStoreDatabase(storeId, db =>
    write(db, ['sale'], 'strict', transaction => transaction.objectStore('sale').put(entry)),
  )
}

/** The returns that this browser took without the network, of the last seven days and all that still wait. */
export async function listQueuedReturns(storeId: string): Promise<QueuedReturn[]> {
  // They stand in the index under numbers, sales under words.
  return withStoreDatabase(storeId, db =>
    resultOf<QueuedReturn[]>(
      db
        .transaction('sale')
        .objectStore('sale')
        .index('turn')
        .getAll(IDBKeyRange.upperBound([''], true)),
    ),
  )
}

/** Keeps a return on the disk. Once this promise is kept it cannot be lost; it goes to the server as soon as that answers. */
export function queueReturn({ storeId, userId }: Place, body: QueuedReturn['body']): Promise<void> {
  const now = Date.now()
  return put(storeId, { id: body.id, userId, body, state: 'queued', message: null, due: now, sequence: now })
}

/**
 * Sends what waits of a person, the earliest first; by its id the server takes each once. A return whose bill itself still waits,
 * or was opened again, comes after it. Gives whether nothing waits any more. One tab sends at a time where the browser has locks.
 */
export async function sendQueuedReturns({ storeId, userId }: Place): Promise<boolean> {
  const send = () => sendAll(storeId, userId)
  return navigator.locks ? navigator.locks.request(`quay.returns.${storeId}`, send) : send()
}

async function sendAll(storeId: string, userId: string): Promise<boolean> {
  const entries = await listQueuedReturns(storeId)
  await forgetOld(storeId, entries)
  const waiting = entries.filter(entry => entry.state === 'queued' && entry.userId === userId)
  if (waiting.length === 0) return true
  const unsent = new Set([
    ...(await listWaiting(storeId)).map(({ id }) => id),
    ...(await openSales(storeId, userId, waiting)),
  ])
  const due = waiting.filter(({ body }) => !unsent.has(body.billId))
  for (const entry of due.toSorted((a, b) => a.sequence - b.sequence)) {
    const answer = await tell(entry)
    if (!answer) return false
    await put(storeId, { ...entry, ...answer })
  }
  return due.length === waiting.length
}

/** Sales that the server refused and that were opened again: they are paid once more under their id, and their returns come behind. */
async function openSales(storeId: string, userId: string, waiting: readonly QueuedReturn[]): Promise<string[]> {
  const branchIds = [...new Set(waiting.map(({ body }) => body.branchId))]
  const kept = await Promise.all(branchIds.map(branchId => draftDisk({ storeId, userId, branchId }, 'sale').read()))
  return kept.flatMap(drafts => [...drafts].flatMap(([id, text]) => (isSent(text) ? [] : [id])))
}

/** Of a kept cart: it went to the server already, which answers for it. */
function isSent(text: string): boolean {
  try {
    return JSON.parse(text)?.isSent === true
  } catch {
    return false
  }
}

/** What came of sending it; null without a clear answer. */
async function tell({ body }: QueuedReturn): Promise<Pick<QueuedReturn, 'state' | 'message'> | null> {
  try {
    await call(saleReturnRoutes.takeOffline, { body }, { at: body.branchId })
    return { state: 'sent', message: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.retry === 'final' ? { state: 'refused', message: error.message } : null
  }
}

async function forgetOld(storeId: string, entries: readonly QueuedReturn[]): Promise<void> {
  const old = entries.filter(({ state, sequence }) => state === 'sent' && sequence < Date.now() - keptMs)
  if (old.length === 0) return
  await withStoreDatabase(storeId, db =>
    write(db, ['sale'], 'relaxed', transaction => {
      for (const { id } of old) transaction.objectStore('sale').delete(id)
    }),
  )
}
