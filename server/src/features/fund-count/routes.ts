import type { fundCountRoutes } from '@quay/contract/money/fund-count'
import type { Handlers } from '../../http/call.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { cancelFundCount } from './cancel-count.ts'
import { listFundCounts, shiftBeforeCount } from './count-store.ts'
import { createFundCount } from './create-count.ts'

export const fundCountHandlers: Handlers<typeof fundCountRoutes> = {
  list: async ({ tx, actor, query }) => {
    const branchId = branchOf(actor, query.branchId)
    const [items, openShift] = await Promise.all([listFundCounts(tx, branchId), shiftBeforeCount(tx, branchId)])
    return { items, openShift }
  },
  create: ({ tx, actor, body, hash }) => createFundCount(tx, actor, body, hash),
  cancel: ({ tx, actor, params, body }) => cancelFundCount(tx, actor, params.id, body.reason),
}
