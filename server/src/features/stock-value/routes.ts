import type { stockValueRoutes } from '@quay/contract/stock-value/routes'
import type { Handlers } from '../../http/call.ts'
import { exportStockValue } from './export-stock-value.ts'
import { listStockValue, totalStockValue } from './stock-value-queries.ts'

export const stockValueHandlers: Handlers<typeof stockValueRoutes> = {
  list: ({ tx, actor, query }) => listStockValue(tx, actor, query),
  export: ({ tx, actor, body }) => exportStockValue(tx, actor, body),
  total: ({ tx, actor, query }) => totalStockValue(tx, actor, query),
}
