import { sessionRoutes } from '@quay/contract/session/routes'
import { call } from './client.ts'
import { queryClient } from './query-client.ts'
import { session } from './session.ts'

/** Ends the session here and at the server; other tabs follow. Without the server it ends here all the same. */
export async function signOut(): Promise<void> {
  const refreshTk = session.refreshToken()
  session.end()
  queryClient.clear()
  if (refreshTk !== null) await call(sessionRoutes.logout, { body: { refreshTk } }).catch(() => {})
}
