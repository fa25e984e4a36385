import type { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import type { Handlers } from '../../http/call.ts'
import { listProviderGroups } from './provider-group-store.ts'
import { createProviderGroup, deleteProviderGroup, updateProviderGroup } from './write-group.ts'

export const providerGroupHandlers: Handlers<typeof providerGroupRoutes> = {
  list: async ({ tx, actor }) => ({ items: await listProviderGroups(tx, actor) }),
  create: ({ tx, body }) => createProviderGroup(tx, body),
  update: ({ tx, params, body }) => updateProviderGroup(tx, params.id, body),
  delete: ({ tx, params }) => deleteProviderGroup(tx, params.id),
}
