import type { wardRoutes } from '@quay/contract/ward/routes'
import type { Handlers } from '../../http/call.ts'
import { findWards, listProvinces } from './ward-queries.ts'

export const wardHandlers: Handlers<typeof wardRoutes> = {
  provinces: async ({ tx }) => ({ items: await listProvinces(tx) }),
  list: async ({ tx, query }) => ({ items: await findWards(tx, query) }),
}
