import { tillRoutes } from '@quay/contract/till/routes'
import { useSession } from '../../../api/session.ts'
import { useConnection } from '../../../offline/connection.ts'
import { sendQueuedReturns } from '../../../offline/return-queue.ts'
import { readRecord } from '../../../storage/stored.ts'

let isWatching = false

/** Sends returns that were taken without the network, now and whenever it comes back, and has their screen at hand before it is gone. */
export function watchOfflineReturns(): void {
  const send = () => {
    const { profile } = useSession.getState()
    if (profile && useConnection.getState().online)
      void sendQueuedReturns({ storeId: profile.store.id, userId: profile.id }).catch(() => {})
  }
  send()
  if (isWatching) return
  isWatching = true
  useConnection.subscribe((now, before) => {
    if (now.online && !before.online) send()
  })
  if (takesOffline()) void import('../return-page.tsx')
}

function takesOffline(): boolean {
  const { profile, branchId } = useSession.getState()
  if (!profile || !branchId) return false
  const key = `quay.v1.${profile.id}.${branchId}.tillContext` as const
  return Boolean(readRecord(key, value => tillRoutes.context.response.parse(value))?.offlineReturns)
}
