import type { exportRoutes } from '@quay/contract/export/routes'
import { DomainError } from '../../db/domain-error.ts'
import { progressOf } from '../../export/running-exports.ts'
import type { Handlers } from '../../http/call.ts'

export const exportHandlers: Handlers<typeof exportRoutes> = {
  progress: async ({ actor, params }) => {
    const progress = progressOf(params.id, actor.employeeId)
    if (!progress) throw new DomainError('not-found', { kind: 'export', id: params.id })
    return progress
  },
}
