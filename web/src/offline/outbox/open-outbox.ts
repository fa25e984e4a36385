import type { Bill } from '@quay/contract/bill/shapes'
import { useSession } from '../../api/session/session.ts'
import { wordsOfDisk } from '../../text/kit/disk.ts'
import { toast } from '../../ui/popup/toast.ts'
import { correctedNow } from '../connection/clock.ts'
import { useConnection } from '../connection/connection.ts'
import { watchDeletedStore } from '../disk/store-database.ts'
import { endParked, parkedUsers } from '../people/parked-session.ts'
import { carrierOf } from './carrier-of.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { lostSales, type OutboxStore, openOutboxStore } from './outbox-store.ts'
import type { ClearAnswer } from './run-outbox.ts'
import { isSellersOwn, sendBatch, sendLive } from './send-sales.ts'
import { findSent, type SentSale } from './sent-sales.ts'
import { isUnopened, readUnopened, shiftSteps } from './shift-steps.ts'

const laterMs = 15_000
const oldOutbox = /^quay\.v1\.[^.]+\.outbox$/

/** Opens the unsent sales of a store for who is signed in: puts back what the disk lost, takes over what older versions left. */
export async function openSales(userId: string, storeId: string): Promise<Outbox> {
  let heldOf: typeof import('./held-bills.ts').heldOf | null = null
  const stored = openOutboxStore(storeId, (entry, answer) => sentOf(entry, answer, heldOf))
  const disk: OutboxStore = {
    ...stored,
    add: entry => {
      // What a bill can come back by comes while the sale is on its way: the till does not wait for the code that keeps it.
      import('./held-bills.ts').then(
        part => {
          heldOf = part.heldOf
        },
        () => {},
      )
      return stored.add(entry)
    },
  }
  const putBack = async () => disk.putBack(await lostSales(storeId, ids => findSent(storeId, ids)))
  await putBack().catch(() => 0)
  // Sold by somebody who is gone: the customer is too, so the server takes it as it happened.
  for (const entry of await disk.first('live', 200).catch(() => []))
    if (entry.body.sellerId !== userId) await disk.keep(entry.id).catch(() => null)
  await takeOverOld(userId, disk).catch(() => {})
  await readUnopened(storeId)

  /** Sales of a shift that was opened without the network go behind it, and its end behind them. */
  async function sendShifts() {
    if (!useConnection.getState().online || (await shiftSteps(storeId)).length === 0) return
    const [{ sendShiftSteps }, { sendQueuedReturns, shiftsOfReturns }] = await Promise.all([
      import('./send-shift-steps.ts'),
      import('./return-queue.ts'),
    ])
    const unsent = async () => {
      const sales = (await outbox.every()).flatMap(({ body: { shiftId } }) => shiftId ?? [])
      return new Set([...sales, ...(await shiftsOfReturns(storeId))])
    }
    const sendSteps = () =>
      sendShiftSteps(storeId, unsent, (_, sentence) => toast.warning(wordsOfDisk.shiftRefused(sentence)))
    let isAnySent = await sendSteps()
    // Returns of a shift go behind its opening too, and its end behind them.
    if ((await shiftsOfReturns(storeId)).length > 0) {
      await sendQueuedReturns({ storeId, userId })
      isAnySent = (await sendSteps()) || isAnySent
    }
    if (isAnySent) await outbox.sendNow()
  }
  const outbox = openOutbox(storeId, disk, {
    send: sendLive,
    sendBatch,
    mayGo: entry =>
      entry.life === 'live' ? isSellersOwn(entry) : carrierOf(entry) !== null && !isUnopened(entry.body.shiftId),
    idle: () => {
      void sendShifts().catch(() => {})
      void endSentSessions(outbox).catch(() => {})
    },
    now: correctedNow,
  })
  const stopSession = useSession.subscribe((now, before) => {
    if (now.profile && now.profile !== before.profile) void outbox.sendNow()
  })
  let stopLater = () => {}
  const later = setTimeout(() => {
    // Long after the first screen: nobody waits for it.
    import('../browser/watch-browser.ts').then(
      ({ watchBrowser }) => {
        stopLater = watchBrowser(storeId, outbox)
      },
      () => {},
    )
  }, laterMs)
  const stopDeleted = watchDeletedStore(lost => {
    if (lost !== storeId) return
    toast.error(wordsOfDisk.deleted)
    void putBack().then(() => outbox.sendNow())
  })
  return {
    ...outbox,
    close: () => {
      stopSession()
      stopDeleted()
      clearTimeout(later)
      stopLater()
      outbox.close()
    },
  }
}

function sentOf(
  entry: OutboxEntry,
  { bill }: Extract<ClearAnswer, { kind: 'saved' }>,
  heldOf: typeof import('./held-bills.ts').heldOf | null,
): SentSale {
  const { id, form, body, offline, queuedAt } = entry
  const paper = 'items' in bill && bill.items ? (bill as Bill) : (entry.paper ?? null)
  const whole = bill === paper ? heldOf?.(paper) : undefined
  const held = whole === undefined && entry.held ? { ...entry.held, code: bill.code } : (whole ?? null)
  return { id, code: bill.code, at: correctedNow(), held, paper, entry: { form, body, offline, queuedAt } }
}

/** Ends the sessions that were kept for sales which are sent by now, or whose person is back. */
async function endSentSessions(outbox: Outbox): Promise<void> {
  const parked = parkedUsers()
  if (parked.length === 0 || !useConnection.getState().online) return
  const sellers = new Set((await outbox.every()).map(({ body }) => body.sellerId))
  const own = useSession.getState().profile?.id
  for (const userId of parked) if (userId === own || !sellers.has(userId)) await endParked(userId)
}

/** What the outboxes of version 1 left, where there are any. */
async function takeOverOld(userId: string, disk: Parameters<typeof openOutbox>[1]): Promise<void> {
  const names = (await indexedDB.databases?.()) ?? []
  if (names.some(({ name = '' }) => oldOutbox.test(name)))
    await (await import('./old-outbox.ts')).drainOldOutboxes(userId, disk)
}
