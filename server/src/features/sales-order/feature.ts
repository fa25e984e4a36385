import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import { defineFeature, routed } from '../../feature.ts'
import { keepGoodsThatCame, releaseHolds } from '../../jobs/keep-for-orders.ts'
import { salesOrderChecks } from '../../verification/sale/sales-orders.ts'
import { salesOrderCodes } from './codes.ts'
import { salesOrderFile } from './export-orders.ts'
import { salesOrders } from './order-queries.ts'
import { salesOrderHandlers } from './routes.ts'

export const salesOrderFeature = defineFeature({
  routes: [routed(salesOrderRoutes, salesOrderHandlers)],
  codes: [salesOrderCodes],
  refusals: { sales_order_names_somebody: 'order-needs-somebody' },
  documents: [salesOrders, salesOrderFile],
  checks: [...salesOrderChecks],
  workers: [keepGoodsThatCame, releaseHolds],
})
