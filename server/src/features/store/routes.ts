import type { storeRoutes } from '@quay/contract/store/routes'
import type { Handlers } from '../../http/call.ts'
import { readStore } from './store-queries.ts'
import { updateStore } from './update-store.ts'
import { readUsage } from './usage-queries.ts'

export const storeHandlers: Handlers<typeof storeRoutes> = {
  get: ({ tx }) => readStore(tx),
  usage: ({ tx }) => readUsage(tx),
  update: ({ tx, body }) => updateStore(tx, body),
  save: ({ tx, body }) => updateStore(tx, body),
}
