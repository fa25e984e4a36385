import type { roleRoutes } from '@quay/contract/role/routes'
import type { Handlers } from '../../http/call.ts'
import { createRole } from './create-role.ts'
import { deleteRole } from './delete-role.ts'
import { listRoles, readRole } from './role-queries.ts'
import { resetRole, updateRole } from './update-role.ts'

export const roleHandlers: Handlers<typeof roleRoutes> = {
  list: ({ tx, actor, query }) => listRoles(tx, actor, query),
  get: ({ tx, actor, params }) => readRole(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createRole(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateRole(tx, actor, params.id, body),
  reset: ({ tx, actor, params, body }) => resetRole(tx, actor, params.id, body.version),
  delete: async ({ tx, actor, params }) => {
    await deleteRole(tx, actor, params.id)
    return null
  },
}
