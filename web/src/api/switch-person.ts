import { authRoutes } from '@quay/contract/auth'
import { useConnection } from '../offline/connection.ts'
import { deliverWhenParked, parkSession } from '../offline/parked-session.ts'
import { call } from './client.ts'
import { queryClient } from './query-client.ts'
import { session, useSession } from './session.ts'

/**
 * Gives this browser to a colleague by the colleague's PIN. Sales of the person before that are still on their way go
 * on being sent under that person's name. Throws ApiError.
 */
export async function switchPerson(employeeId: string, pin: string): Promise<void> {
  const keepEarlier = useConnection.getState().pending > 0
  const tokens = await call(authRoutes.switch, { body: { employeeId, pin, keepEarlier } })
  const { profile } = useSession.getState()
  const [accessToken, refreshToken] = [session.accessToken(), session.refreshToken()]
  if (keepEarlier && profile && accessToken && refreshToken) parkSession(profile.id, { accessToken, refreshToken })
  session.enterAs(tokens)
  queryClient.clear()
  deliverWhenParked()
}
