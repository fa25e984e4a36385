import { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import { defineFeature, routed } from '../../feature.ts'
import { purchaseOrderChecks } from '../../verification/goods/purchase-orders.ts'
import { purchaseOrderCodes } from './codes.ts'
import { orderFile } from './export-orders.ts'
import { orders } from './order-queries.ts'
import { purchaseOrderHandlers } from './routes.ts'

export const purchaseOrderFeature = defineFeature({
  routes: [routed(purchaseOrderRoutes, purchaseOrderHandlers)],
  codes: [purchaseOrderCodes],
  documents: [orders, orderFile],
  checks: [...purchaseOrderChecks],
})
