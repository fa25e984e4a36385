import { firstTillRoutes } from '@quay/contract/till/first-routes'
import { useSession } from '../../../api/session/session.ts'
import { useConnection } from '../../../offline/connection/connection.ts'
import type { Outbox } from '../../../offline/outbox/outbox.ts'
import { sendQueuedReturns } from '../../../offline/outbox/return-queue.ts'
import { outboxOf } from '../../../offline/outbox/watch-outbox.ts'
import { readRecord } from '../../../storage/stored.ts'

let isWatching = false

/**
 * Sends returns that were taken without the network: now, whenever it comes back, and once a sale that waited was answered, because a return
 * goes after its bill. Has their screen at hand before the network is gone.
 */
export function watchOfflineReturns(): void {
  const send = () => void sendAfterBills().catch(() => {})
  send()
  if (isWatching) return
  isWatching = true
  useConnection.subscribe((now, before) => {
    if (now.online && !before.online) send()
  })
  if (takesOffline()) void import('../return-page.tsx')
}

async function sendAfterBills(): Promise<void> {
  const { profile, rights } = useSession.getState()
  if (!profile) return
  const place = { storeId: profile.store.id, userId: profile.id }
  if (rights.has('sale')) await followSales(place)
  if (useConnection.getState().online) await sendQueuedReturns(place)
}

let followed: Outbox | null = null

/** Listens to sales that come and go; another person has another outbox. */
async function followSales({ storeId, userId }: { storeId: string; userId: string }): Promise<void> {
  const outbox = await outboxOf(userId, storeId)
  if (outbox === followed) return
  followed = outbox
  // Each answer takes a sale out: also of one that was refused, opened again and paid at once.
  outbox.watch(() => void sendAfterBills().catch(() => {}))
}

function takesOffline(): boolean {
  const { profile, branchId } = useSession.getState()
  if (!profile || !branchId) return false
  const key = `quay.v1.${profile.id}.${branchId}.tillContext` as const
  return Boolean(readRecord(key, value => firstTillRoutes.context.response.parse(value))?.offlineReturns)
}
