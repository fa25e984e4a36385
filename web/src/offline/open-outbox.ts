import { useSession } from '../api/session.ts'
import { wordsOfDisk } from '../text/disk.ts'
import { shiftText } from '../text/shift.ts'
import { toast } from '../ui/toast.ts'
import { carrierOf } from './carrier-of.ts'
import { correctedNow } from './clock.ts'
import { useConnection } from './connection.ts'
import { drainOldOutboxes } from './old-outbox.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { lostSales, openOutboxStore } from './outbox-store.ts'
import { endParked, parkedUsers } from './parked-session.ts'
import { reportTill } from './report-till.ts'
import { watchRoom } from './room.ts'
import type { ClearAnswer } from './run-outbox.ts'
import { isSellersOwn, sendBatch, sendLive } from './send-sales.ts'
import { findSent, forgetOldSent, type SentSale } from './sent-sales.ts'
import { sendShiftSteps, shiftSteps, unopenedShifts } from './shift-queue.ts'
import { watchDeletedStore } from './store-database.ts'

const dayMs = 24 * 60 * 60_000

/** Opens the unsent sales of a store for who is signed in: puts back what the disk lost, takes over what older versions left. */
export async function openSales(userId: string, storeId: string): Promise<Outbox> {
  // What a bill can come back by is read apart: the till does not wait for the code that keeps it.
  const held = import('./held-bills.ts')
  let heldOf: Awaited<typeof held>['heldOf'] | null = null
  void held.then(
    part => {
      heldOf = part.heldOf
    },
    () => {},
  )
  const disk = openOutboxStore(storeId, (entry, answer) => sentOf(entry, answer, heldOf))
  const putBack = async () => disk.putBack(await lostSales(storeId, ids => findSent(storeId, ids)))
  await putBack().catch(() => 0)
  // Sold by somebody who is gone: the customer is too, so the server takes it as it happened.
  for (const entry of await disk.first('live', 200).catch(() => []))
    if (entry.body.sellerId !== userId) await disk.keep(entry.id).catch(() => null)
  await drainOldOutboxes(userId, disk).catch(() => {})

  // Sales of a shift that was opened without the network go behind it.
  let unopened = unopenedShifts(await shiftSteps(storeId).catch(() => []))
  async function sendShifts() {
    if (!useConnection.getState().online) return
    const unsent = async () => new Set((await outbox.every()).flatMap(({ body: { shiftId } }) => shiftId ?? []))
    const isAnySent = await sendShiftSteps(storeId, unsent, (_, sentence) =>
      toast.warning(shiftText.offline.refused(sentence)),
    )
    unopened = unopenedShifts(await shiftSteps(storeId))
    if (isAnySent) await outbox.sendNow()
  }
  const outbox = openOutbox(storeId, disk, {
    send: sendLive,
    sendBatch,
    mayGo: entry =>
      entry.life === 'live'
        ? isSellersOwn(entry)
        : carrierOf(entry) !== null && !unopened.has(entry.body.shiftId ?? ''),
    idle: () => {
      void sendShifts().catch(() => {})
      void endSentSessions(outbox).catch(() => {})
    },
    now: correctedNow,
  })
  const stopSession = useSession.subscribe((now, before) => {
    if (now.profile && now.profile !== before.profile) void outbox.sendNow()
  })
  const stopReports = reportTill(outbox)
  const stopRoom = watchRoom(() => void makeRoom(storeId))
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
      stopReports()
      stopRoom()
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
  const whole = 'items' in bill && bill.items ? heldOf?.(bill as Parameters<NonNullable<typeof heldOf>>[0]) : undefined
  const held = whole === undefined && entry.held ? { ...entry.held, code: bill.code } : (whole ?? null)
  return { id, code: bill.code, at: correctedNow(), held, entry: { form, body, offline, queuedAt } }
}

/** Ends the sessions that were kept for sales which are sent by now, or whose person is back. */
async function endSentSessions(outbox: Outbox): Promise<void> {
  const parked = parkedUsers()
  if (parked.length === 0 || !useConnection.getState().online) return
  const sellers = new Set((await outbox.every()).map(({ body }) => body.sellerId))
  const own = useSession.getState().profile?.id
  for (const userId of parked) if (userId === own || !sellers.has(userId)) await endParked(userId)
}

let isScarceTold = false

/** Drops what the till can do without: acknowledged sales of before today, which goods can still come back of by the server. */
async function makeRoom(storeId: string): Promise<void> {
  await forgetOldSent(storeId, correctedNow(), dayMs).catch(() => {})
  if (!isScarceTold) toast.warning(wordsOfDisk.scarce)
  isScarceTold = true
}
