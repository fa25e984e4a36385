import { sessionRoutes } from '@quay/contract/session/routes'
import { ApiError } from './api-error.ts'
import { call } from './client.ts'
import { openOwnTill } from './own-till.ts'
import { session } from './session.ts'

const patienceMs = 10_000

/**
 * Asks who is signed in and enters with it. Without an answer of the server the profile kept in the browser serves,
 * so that the till opens in a shop whose line is cut.
 */
export async function loadProfile(): Promise<void> {
  session.fail(null)
  try {
    session.keepProfile(await call(sessionRoutes.profile, {}, { signal: AbortSignal.timeout(patienceMs) }))
    void openOwnTill()
  } catch (error) {
    if (session.accessToken() === null && session.refreshToken() === null) return // the server ended the session
    if (session.enterStored()) return
    session.fail(error instanceof ApiError ? error.message : 'Máy chủ trả lời quá lâu.')
  }
}
