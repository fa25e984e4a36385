import { deliveringTill, keepOwnTill } from '../../api/session/own-till.ts'
import { signOut } from '../../api/session/sign-out.ts'
import { listKeys, writeItem } from '../../storage/browser-store.ts'
import { writeText } from '../../storage/stored.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { listQueuedReturns } from '../outbox/return-queue.ts'
import { shiftSteps } from '../outbox/shift-steps.ts'
import { endParked, parkedUsers } from '../people/parked-session.ts'

/**
 * Takes from a browser that was retired as a till what only a till may hold, once all that it sold is delivered: sessions, secret, people,
 * goods. Gives whether it did.
 */
export async function forgetRetiredTill(storeId: string, outbox: Pick<Outbox, 'counts'>): Promise<boolean> {
  const till = deliveringTill()
  if (!till?.isRetired || till.storeId !== storeId || (await isOwing(storeId, outbox))) return false
  for (const userId of parkedUsers()) await endParked(userId)
  await signOut()
  keepOwnTill(null)
  writeText(`quay.v2.${storeId}.people`, null)
  for (const key of listKeys()) if (contextKey.test(key)) writeItem(key, null)
  const own = new RegExp(`^quay\\.v2\\.${storeId}\\.[^.]+\\.(people|goods)$`)
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) if (own.test(name)) indexedDB.deleteDatabase(name)
  return true
}

const contextKey = /^quay\.v1\.[^.]+\.[^.]+\.tillContext$/

/** Whether the server does not have everything yet: sales, returns and steps of shifts go first. */
async function isOwing(storeId: string, outbox: Pick<Outbox, 'counts'>): Promise<boolean> {
  const counts = await outbox.counts()
  if (Object.values(counts).some(count => count > 0)) return true
  if ((await listQueuedReturns(storeId)).some(({ state }) => state !== 'sent')) return true
  return (await shiftSteps(storeId)).length > 0
}
