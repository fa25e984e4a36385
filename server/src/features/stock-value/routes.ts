import type { stockValueRoutes } from '@quay/contract/stock-value'
import type { Handlers } from '../../http/call.ts'
import { listStockValue, totalStockValue } from './stock-value-queries.ts'

export const stockValueHandlers: Handlers<typeof stockValueRoutes> = {
  list: ({ tx, actor, query }) => listStockValue(tx, actor, query),
  total: ({ tx, actor, query }) => totalStockValue(tx, actor, query),
}
