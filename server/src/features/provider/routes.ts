import type { providerRoutes } from '@quay/contract/partner/routes'
import type { Handlers } from '../../http/call.ts'
import { createProvider } from './create-provider.ts'
import { deleteProvider } from './delete-provider.ts'
import { listProviders, readProvider, totalProviders } from './provider-queries.ts'
import { listSupplied, readProviderFigures } from './purchase-history.ts'
import { updateProvider } from './update-provider.ts'

export const providerHandlers: Handlers<typeof providerRoutes> = {
  list: ({ tx, actor, query }) => listProviders(tx, actor, query),
  total: ({ tx, actor, query }) => totalProviders(tx, actor, query),
  get: ({ tx, actor, params }) => readProvider(tx, actor, params.id),
  figures: ({ tx, actor, params }) => readProviderFigures(tx, actor, params.id),
  products: async ({ tx, actor, params, query }) => ({
    items: await listSupplied(tx, actor, params.id, query.limit),
  }),
  create: ({ tx, actor, body, hash }) => createProvider(tx, actor, body, hash),
  delete: async ({ tx, params }) => {
    await deleteProvider(tx, params.id)
    return null
  },
  update: ({ tx, actor, params, body }) => updateProvider(tx, actor, params.id, body),
}
