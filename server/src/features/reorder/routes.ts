import type { reorderRoutes } from '@quay/contract/reorder/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { reorderFile } from './export-reorder.ts'
import { orderSuggested } from './order-suggested.ts'
import { listReorder, listReorderProviders, listSuggestions } from './reorder-queries.ts'
import { setProvider } from './set-provider.ts'

export const reorderHandlers: Handlers<typeof reorderRoutes> = {
  list: ({ tx, actor, query }) => listReorder(tx, actor, query),
  export: ({ tx, actor, body }) => exportPages(tx, actor, reorderFile, body, () => listSuggestions(tx, actor, body)),
  providers: async ({ tx, actor, query }) => ({ items: await listReorderProviders(tx, actor, query) }),
  order: ({ tx, actor, body, hash }) => orderSuggested(tx, actor, body, hash),
  setProvider: ({ tx, params, body }) => setProvider(tx, params.productId, body.providerId),
}
