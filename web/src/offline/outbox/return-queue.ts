import type { KeptReturn, OfflineReturnBody } from '@quay/contract/sale-return/offline'
import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { deliveringTill } from '../../api/session/own-till.ts'
import { clientBuild } from '../browser/client-build.ts'
import { draftDisk } from '../disk/draft-disk.ts'
import { resultOf, write } from '../disk/indexed-db.ts'
import { withStoreDatabase } from '../disk/store-database.ts'
import { listWaiting } from './held-bills.ts'
import { saleFormat } from './sale-format.ts'
import { nextInSeries } from './sale-series.ts'
import { isUnopened } from './shift-steps.ts'
import { checkTimes, clockToSend } from './time-said.ts'

/** A return that was taken without the network. `refused` waits for a person: goods or units that the server does not know. */
export interface QueuedReturn {
  id: string
  userId: string
  body: OfflineReturnBody & { id: string }
  /** How it was taken, with its number in the series of this browser; left out by older versions. */
  offline?: KeptReturn['offline']
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

/** How a return was taken, before the disk gave it its place in the series. */
export type UnnumberedReturnPart = Omit<NonNullable<KeptReturn['offline']>, 'series' | 'sequence'>

const keptMs = 7 * 24 * 60 * 60_000
/** What the server takes in one message, and what a slow line still carries. */
const inBatch = 20

async function putAll(storeId: string, entries: readonly QueuedReturn[]): Promise<void> {
  // Strict durability: the money left the drawer already.
  await withStoreDatabase(storeId, db =>
    write(db, ['sale'], 'strict', transaction => {
      for (const entry of entries) transaction.objectStore('sale').put(entry)
    }),
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

/**
 * Keeps a return on the disk, with the next number of the series that it shares with kept sales. Once this promise is kept it cannot be lost; it goes to
 * the server as soon as that answers.
 */
export function queueReturn(
  { storeId, userId }: Place,
  body: QueuedReturn['body'],
  offline: UnnumberedReturnPart,
): Promise<void> {
  const now = Date.now()
  const entry: QueuedReturn = { id: body.id, userId, body, state: 'queued', message: null, due: now, sequence: now }
  return withStoreDatabase(storeId, db =>
    write(db, ['sale', 'counter'], 'strict', transaction =>
      nextInSeries(transaction.objectStore('counter'), ({ series, sequence }) => {
        transaction.objectStore('sale').put({ ...entry, offline: { ...offline, series, sequence } })
      }),
    ),
  )
}

/**
 * Sends what waits, the earliest first; by its id the server takes each once. A registered till sends the returns of all who took them, any
 * other browser those of who is signed in. A return whose bill itself still waits, or was opened again, comes after it, and so does
 * one whose shift the server does not know. Gives whether nothing
 * waits any more. One tab sends at a time where the browser has locks.
 */
export async function sendQueuedReturns({ storeId, userId }: Place): Promise<boolean> {
  const send = () => sendAll(storeId, userId)
  return navigator.locks ? navigator.locks.request(`quay.returns.${storeId}`, send) : send()
}

async function sendAll(storeId: string, userId: string): Promise<boolean> {
  const entries = await listQueuedReturns(storeId)
  await forgetOld(storeId, entries)
  const till = deliveringTill()
  const waiting = entries.filter(entry => entry.state === 'queued' && (till || entry.userId === userId))
  if (waiting.length === 0) return true
  const unsent = new Set([
    ...(await listWaiting(storeId)).map(({ id }) => id),
    ...(await openSales(storeId, userId, waiting)),
  ])
  const due = waiting
    .filter(({ body, offline }) => !unsent.has(body.billId) && !isUnopened(offline?.shiftId))
    .toSorted((a, b) => a.sequence - b.sequence)
  for (let from = 0; from < due.length; from += inBatch) {
    const settled = await tell(due.slice(from, from + inBatch))
    if (settled.length > 0) await putAll(storeId, settled)
    if (settled.length < Math.min(inBatch, due.length - from)) return false
  }
  return due.length === waiting.length
}

/** The shifts of the returns that wait, with each as often as it has some. */
export async function shiftsOfReturns(storeId: string): Promise<string[]> {
  const entries = await listQueuedReturns(storeId)
  return entries.flatMap(({ state, offline }) => (state === 'queued' && offline?.shiftId ? [offline.shiftId] : []))
}

/** The returns of seven days go once more: the server was restored from a copy that may not have them. */
export async function offerReturnsAgain(storeId: string): Promise<void> {
  const sent = (await listQueuedReturns(storeId)).filter(({ state }) => state === 'sent')
  if (sent.length > 0)
    await putAll(
      storeId,
      sent.map(entry => ({ ...entry, state: 'queued' }) satisfies QueuedReturn),
    )
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

/** What came of sending them: those that have a clear answer. */
async function tell(batch: readonly QueuedReturn[]): Promise<QueuedReturn[]> {
  if (!(await checkTimes(batch.map(({ offline }) => offline?.clock)))) return []
  const till = deliveringTill()
  const body = {
    ...(till && { deviceToken: till.token }),
    client: { build: clientBuild ?? 'dev', format: saleFormat },
    returns: batch.map(({ userId, body, offline }) => ({
      ...body,
      takerId: userId,
      ...(offline && { offline: { ...offline, clock: clockToSend(body.takenAt, offline.clock) } }),
    })),
  }
  try {
    const { results } = await call(saleReturnRoutes.batch, { body }, { at: batch[0]!.body.branchId })
    return batch.flatMap((entry): QueuedReturn[] => {
      const result = results.find(({ id }) => id === entry.id)
      if (result?.kind === 'saved') return [{ ...entry, state: 'sent', message: null }]
      const isFinal = result?.kind === 'refused' && result.retry === 'final'
      return isFinal ? [{ ...entry, state: 'refused', message: result.message }] : []
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A message that is refused whole has one return that the form does not know; the others pass it.
    if (error.retry !== 'final') return []
    const [first] = batch
    if (batch.length === 1) return [{ ...first!, state: 'refused', message: error.message }]
    return (await Promise.all(batch.map(entry => tell([entry])))).flat()
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
