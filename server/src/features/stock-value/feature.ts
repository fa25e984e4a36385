import { stockValueRoutes } from '@quay/contract/stock-value/routes'
import { defineFeature, routed } from '../../feature.ts'
import { closeStockMonths } from '../../jobs/close-stock-months.ts'
import { stockValueHandlers } from './routes.ts'

export const stockValueFeature = defineFeature({
  routes: [routed(stockValueRoutes, stockValueHandlers)],
  workers: [closeStockMonths],
})
