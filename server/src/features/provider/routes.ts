import type { providerRoutes } from '@quay/contract/partner'
import type { Handlers } from '../../http/call.ts'
import { createProvider } from './create-provider.ts'
import { listProviders, readProvider } from './provider-queries.ts'
import { updateProvider } from './update-provider.ts'

export const providerHandlers: Handlers<typeof providerRoutes> = {
  list: ({ tx, query }) => listProviders(tx, query),
  get: ({ tx, params }) => readProvider(tx, params.id),
  create: ({ tx, body, hash }) => createProvider(tx, body, hash),
  update: ({ tx, params, body }) => updateProvider(tx, params.id, body),
}
