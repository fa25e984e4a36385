import type { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import type { Handlers } from '../../http/call.ts'
import { applyRulesNow } from './apply-rules-now.ts'
import { listCustomerGroups } from './customer-group-queries.ts'
import { createCustomerGroup, deleteCustomerGroup, updateCustomerGroup } from './save-customer-group.ts'

export const customerGroupHandlers: Handlers<typeof customerGroupRoutes> = {
  list: async ({ tx }) => ({ items: await listCustomerGroups(tx) }),
  create: ({ tx, actor, body, hash }) => createCustomerGroup(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateCustomerGroup(tx, actor, params.id, body),
  apply: ({ tx, actor }) => applyRulesNow(tx, actor),
  delete: async ({ tx, params, body }) => {
    await deleteCustomerGroup(tx, params.id, body.version)
    return null
  },
}
