import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { defineFeature, routed } from '../../feature.ts'
import { transferChecks } from '../../verification/transfers.ts'
import { transferHandlers } from './routes.ts'

export const stockTransferFeature = defineFeature({
  routes: [routed(transferRoutes, transferHandlers)],
  checks: [...transferChecks],
})
