import { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import { defineFeature, routed } from '../../feature.ts'
import { purchaseOrderChecks } from '../../verification/purchase-orders.ts'
import { purchaseOrderHandlers } from './routes.ts'

export const purchaseOrderFeature = defineFeature({
  routes: [routed(purchaseOrderRoutes, purchaseOrderHandlers)],
  checks: [...purchaseOrderChecks],
})
