import type { authRoutes } from '@quay/contract/auth'
import type { Handlers } from '../../http/call.ts'
import type { Runtime } from '../../runtime.ts'
import { changePassword, endOwnSession, updateProfile } from './change-account.ts'
import { login } from './login.ts'
import { listSessions, readProfile } from './profile-queries.ts'
import { endSessionOf, refreshSession } from './refresh-session.ts'
import { registerStore } from './register-store.ts'
import { type RefreshToken, writeRefreshToken } from './tokens.ts'

/** Access tokens carry the session and the store and nothing else: rights are read on each request. */
export type SignAccess = (payload: { sid: string; store: string }) => string

export function authHandlers(runtime: Runtime, signAccess: SignAccess): Handlers<typeof authRoutes> {
  const tokensOf = (session: RefreshToken) => ({
    accessToken: signAccess({ sid: session.sessionId, store: session.storeId }),
    refreshToken: writeRefreshToken(runtime.secret, session),
  })
  return {
    registerStore: async ({ tx, body }) => tokensOf(await registerStore(tx, runtime, body)),
    login: async ({ tx, body }) => tokensOf(await login(tx, runtime, body)),
    refreshToken: async ({ tx, body }) => {
      const { accessToken, refreshToken } = tokensOf(await refreshSession(tx, runtime, body.refreshTk))
      return { data: refreshToken, beside: { accessToken } }
    },
    logout: async ({ tx, body }) => {
      await endSessionOf(tx, runtime, body.refreshTk)
      return null
    },
    profile: ({ tx, actor }) => readProfile(tx, actor),
    updateProfile: ({ tx, actor, body }) => updateProfile(tx, actor, body),
    changePassword: async ({ tx, actor, body }) => {
      await changePassword(tx, actor, runtime, body)
      return null
    },
    sessions: ({ tx, actor }) => listSessions(tx, actor),
    endSession: async ({ tx, actor, params }) => {
      await endOwnSession(tx, actor, params.id)
      return null
    },
  }
}
