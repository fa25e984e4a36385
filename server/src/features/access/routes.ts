import type { accessRoutes } from '@quay/contract/access/routes'
import type { Handlers } from '../../http/call.ts'
import type { Runtime } from '../../runtime.ts'
import { listSessions } from '../auth/session/session-queries.ts'
import { listPasswordRequests, readAccess } from './access-queries.ts'
import { readManaged } from './access-store.ts'
import { dismissRequest, endSessionOfColleague, resetPassword, resetPin, resetTotp } from './reset-access.ts'

export function accessHandlers(runtime: Runtime): Handlers<typeof accessRoutes> {
  return {
    get: ({ tx, actor, params }) => readAccess(tx, actor, params.id),
    resetPassword: ({ tx, actor, params }) => resetPassword(tx, actor, runtime, params.id),
    resetPin: async ({ tx, actor, params }) => {
      await resetPin(tx, actor, params.id)
      return null
    },
    resetTotp: async ({ tx, actor, params }) => {
      await resetTotp(tx, actor, params.id)
      return null
    },
    sessions: async ({ tx, actor, params }) => {
      const person = await readManaged(tx, actor, params.id)
      return listSessions(tx, person.id, actor.sessionId)
    },
    endSession: async ({ tx, actor, params }) => {
      await endSessionOfColleague(tx, actor, params)
      return null
    },
    passwordRequests: ({ tx }) => listPasswordRequests(tx),
    dismissRequest: async ({ tx, params }) => {
      await dismissRequest(tx, params.id)
      return null
    },
  }
}
