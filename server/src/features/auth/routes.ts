import type { authRoutes } from '@quay/contract/auth/routes'
import type { Handlers } from '../../http/call.ts'
import type { Runtime } from '../../runtime.ts'
import { makeAttempts } from './attempts.ts'
import { changePassword, endOtherSessions, endOwnSession, updateProfile } from './change-account.ts'
import { listColleagues } from './colleague-queries.ts'
import { grantOverride } from './grant-override.ts'
import { confirmTotp, disableTotp, startTotp } from './own-totp.ts'
import { confirmPassword } from './password/confirm-password.ts'
import { askForPassword } from './password/forgot.ts'
import { readProfile } from './profile-queries.ts'
import { registerStore } from './registration/register-store.ts'
import { readRegistration } from './registration/registration.ts'
import { writeBrowserToken } from './session/browser-token.ts'
import { login } from './session/login.ts'
import type { NewSession } from './session/new-session.ts'
import { endSessionOf, refreshSession } from './session/refresh-session.ts'
import { listSessions } from './session/session-queries.ts'
import { switchPerson } from './session/switch-person.ts'
import { type RefreshToken, writeRefreshToken } from './session/tokens.ts'
import { unlock } from './session/unlock.ts'
import { setPin } from './set-pin.ts'

/** Access tokens carry the session and the store and nothing else: rights are read on each request. */
export type SignAccess = (payload: { sid: string; store: string }) => string

export function authHandlers(runtime: Runtime, signAccess: SignAccess): Handlers<typeof authRoutes> {
  const attempts = makeAttempts()
  const tokensOf = (session: RefreshToken) => ({
    accessToken: signAccess({ sid: session.sessionId, store: session.storeId }),
    refreshToken: writeRefreshToken(runtime.secret, session),
  })
  const entered = (session: NewSession) => ({
    ...tokensOf(session),
    browserToken: writeBrowserToken(runtime.secret, session.browserId),
  })
  return {
    registration: ({ tx }) => readRegistration(tx, runtime.registration),
    registerStore: async ({ tx, body }) => entered(await registerStore(tx, runtime, body)),
    login: async ({ tx, body }) => entered(await login(tx, runtime, attempts, body)),
    refreshToken: async ({ tx, body }) => {
      const { accessToken, refreshToken } = tokensOf(await refreshSession(tx, runtime, body.refreshTk))
      return { data: refreshToken, beside: { accessToken } }
    },
    logout: async ({ tx, body }) => {
      await endSessionOf(tx, runtime, body.refreshTk)
      return null
    },
    forgot: async ({ tx, body }) => {
      await askForPassword(tx, runtime, attempts, body.username)
      return null
    },
    profile: ({ tx, actor }) => readProfile(tx, actor),
    updateProfile: ({ tx, actor, body }) => updateProfile(tx, actor, body),
    changePassword: async ({ tx, actor, body }) => {
      await changePassword(tx, actor, runtime, attempts, body)
      return null
    },
    setPin: async ({ tx, actor, body }) => {
      await setPin(tx, actor, runtime, attempts, body)
      return null
    },
    unlock: async ({ tx, actor, body }) => {
      await unlock(tx, actor, runtime, attempts, body)
      return null
    },
    confirmPassword: async ({ tx, actor, body }) => {
      await confirmPassword(tx, actor, runtime, attempts, body.password)
      return null
    },
    switch: async ({ tx, actor, body }) => entered(await switchPerson(tx, actor, runtime, attempts, body)),
    colleagues: ({ tx, actor, query }) => listColleagues(tx, actor, query),
    override: ({ tx, actor, body }) => grantOverride(tx, actor, runtime, body),
    startTotp: ({ tx, actor, body }) => startTotp(tx, actor, runtime, attempts, body),
    confirmTotp: ({ tx, actor, body }) => confirmTotp(tx, actor, runtime, attempts, body.code),
    disableTotp: async ({ tx, actor, body }) => {
      await disableTotp(tx, actor, runtime, attempts, body)
      return null
    },
    sessions: ({ tx, actor }) => listSessions(tx, actor.employeeId, actor.sessionId),
    endOtherSessions: async ({ tx, actor }) => {
      await endOtherSessions(tx, actor)
      return null
    },
    endSession: async ({ tx, actor, params }) => {
      await endOwnSession(tx, actor, params.id)
      return null
    },
  }
}
