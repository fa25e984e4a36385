import { sessionRoutes } from '@quay/contract/session/routes'
import { useConnection } from '../../offline/connection/connection.ts'
import { forgetPeople, forgetWhoWas } from '../../offline/people/forget-people.ts'
import { call } from '../client.ts'
import { queryClient } from '../query-client.ts'
import { session, useSession } from './session.ts'

/** Ends the session here and at the server; other tabs follow. Without the server it ends here all the same. */
export async function signOut(): Promise<void> {
  const refreshTk = session.refreshToken()
  const { profile } = useSession.getState()
  // Whom they met here is nobody else's; with sales that still wait the till goes on with them.
  if (profile && useConnection.getState().pending === 0) forgetPeople(profile.store.id, profile.id)
  if (profile) forgetWhoWas(profile)
  session.end()
  queryClient.clear()
  if (refreshTk !== null) await call(sessionRoutes.logout, { body: { refreshTk } }).catch(() => {})
}
