import { authRoutes } from '@quay/contract/auth'
import { isSuccess, refusalOf, send } from './send.ts'
import { session } from './session.ts'

let running: Promise<string | null> | null = null

/**
 * Exchanges the refresh token once for all who wait, in this tab and (by Web Locks) in all others. `spent` is the
 * access token that was refused. Gives the new access token, or null when the server ended the session; throws
 * ApiError when the server could not be reached or could not work, because that ends nothing.
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
  const { method, path } = authRoutes.refreshToken
  const answer = await send({ method, path, body: { refreshTk } })
  if (answer.status >= 500 || answer.status === 429) throw refusalOf(answer)
  const { data, accessToken } = answer.envelope
  if (!isSuccess(answer) || typeof data !== 'string' || typeof accessToken !== 'string') return null
  session.keepTokens({ accessToken, refreshToken: data })
  return accessToken
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  // Only secure contexts have locks; elsewhere the server's grace of ten seconds covers two tabs at once.
  return navigator.locks ? navigator.locks.request('quay-refresh', work) : work()
}
