import { authRoutes } from '@quay/contract/auth/routes'
import { useConnection } from '../../offline/connection/connection.ts'
import { outboxOf } from '../../offline/outbox/watch-outbox.ts'
import { noteHandOver, readHandOver } from '../../offline/people/hand-over.ts'
import { parkSession } from '../../offline/people/parked-session.ts'
import { call } from '../client.ts'
import { queryClient } from '../query-client.ts'
import { deliveringTill } from './own-till.ts'
import { session, useSession } from './session.ts'

/** What a colleague proves it with; the code where signing in asks them for one. */
export type SwitchProof = { pin: string } | { password: string; code?: string }

/**
 * Gives this browser to a colleague by the colleague's PIN, or by the password where no PIN is a way in yet. Sales of the person before that are still on their way go
 * on being sent under that person's name. Throws ApiError.
 */
export async function switchPerson(employeeId: string, proof: SwitchProof): Promise<void> {
  // A registered till delivers the sales of all its sellers.
  const keepEarlier = useConnection.getState().pending > 0 && !deliveringTill()
  const tokens = await call(authRoutes.switch, { body: { employeeId, ...proof, keepEarlier } })
  const { profile } = useSession.getState()
  const [accessToken, refreshToken] = [session.accessToken(), session.refreshToken()]
  const handOver = profile && readHandOver(profile.store.id)
  // Behind a hand-over without the network it is the session of the person before.
  const holder = handOver ? handOver.before.id : profile?.id
  if (keepEarlier && holder && accessToken && refreshToken) parkSession(holder, { accessToken, refreshToken })
  await settleHandOver(profile?.store.id, employeeId)
  session.enterAs(tokens)
  queryClient.clear()
}

/** Somebody who took over without the network proved who they are: what they sold under their name is theirs. */
async function settleHandOver(storeId: string | undefined, employeeId: string): Promise<void> {
  const handOver = storeId && readHandOver(storeId)
  if (!handOver || !storeId) return
  noteHandOver(storeId, null)
  if (handOver.userId !== employeeId) return
  const outbox = await outboxOf(employeeId, storeId)
  await outbox.confirmSeller(employeeId).catch(() => {})
}
