import type { fundCountRoutes } from '@quay/contract/money/fund-count'
import type { Handlers } from '../../http/call.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { cancelFundCount } from './cancel-count.ts'
import { listFundCounts } from './count-store.ts'
import { createFundCount } from './create-count.ts'

export const fundCountHandlers: Handlers<typeof fundCountRoutes> = {
  list: async ({ tx, actor, query }) => ({ items: await listFundCounts(tx, branchOf(actor, query.branchId)) }),
  create: ({ tx, actor, body, hash }) => createFundCount(tx, actor, body, hash),
  cancel: ({ tx, actor, params, body }) => cancelFundCount(tx, actor, params.id, body.reason),
}
