import type { storeRoutes } from '@quay/contract/store'
import type { Handlers } from '../../http/call.ts'
import { readStore } from './store-queries.ts'
import { updateStore } from './update-store.ts'

export const storeHandlers: Handlers<typeof storeRoutes> = {
  get: ({ tx }) => readStore(tx),
  update: ({ tx, body }) => updateStore(tx, body),
  save: ({ tx, body }) => updateStore(tx, body),
}
