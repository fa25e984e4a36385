import { sessionRoutes } from '@quay/contract/session/routes'
import { isSuccess, refusalOf, send } from '../send.ts'
import { session } from './session.ts'

let running: Promise<string | null> | null = null

/**
 * Exchanges the refresh token once for all who wait, in this tab and (by Web Locks) in all others. `spent` is the
 * access token that was refused. Gives the new access token, or null when the server ended the session; throws
 * ApiError when the answer did not come or says anything else, because that ends nothing: the same token is good for
 * another try until its successor was exchanged.
 */
export function refreshSession(spent: string | null): Promise<string | null> {
  running ??= alone(() => exchange(spent)).finally(() => {
    running = null
  })
  return running
}

async function exchange(spent: string | null): Promise<string | null> {
  // Read again inside the lock: another tab may have done it while this one waited.
  const held = session.accessToken()
  if (held !== null && held !== spent) return held
  const refreshTk = session.refreshToken()
  if (refreshTk === null) return null
  const { method, path } = sessionRoutes.refreshToken
  const answer = await send({ method, path, body: { refreshTk } })
  const { data, accessToken, code } = answer.envelope
  if (answer.status === 401 || code === 401)
    // Without locks another tab may have gone on with the session while this one asked with its token of before.
    return session.refreshToken() === refreshTk ? null : session.accessToken()
  if (!isSuccess(answer) || typeof data !== 'string' || typeof accessToken !== 'string') throw refusalOf(answer)
  session.keepTokens({ accessToken, refreshToken: data })
  return accessToken
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  // Only secure contexts have locks; elsewhere the server gives both tabs the same successor.
  return navigator.locks ? navigator.locks.request('quay-refresh', work) : work()
}
