import type { providerRoutes } from '@quay/contract/partner'
import type { Handlers } from '../../http/call.ts'
import { createProvider } from './create-provider.ts'
import { listProviders, readProvider } from './provider-queries.ts'
import { listSupplied, readProviderFigures } from './purchase-history.ts'
import { updateProvider } from './update-provider.ts'

export const providerHandlers: Handlers<typeof providerRoutes> = {
  list: ({ tx, actor, query }) => listProviders(tx, actor, query),
  get: ({ tx, params }) => readProvider(tx, params.id),
  figures: ({ tx, actor, params }) => readProviderFigures(tx, actor, params.id),
  products: async ({ tx, actor, params, query }) => ({
    items: await listSupplied(tx, actor, params.id, query.limit),
  }),
  create: ({ tx, body, hash }) => createProvider(tx, body, hash),
  update: ({ tx, params, body }) => updateProvider(tx, params.id, body),
}
