import { fundTransferRoutes } from '@quay/contract/money/fund-transfer'
import { defineFeature, routed } from '../../feature.ts'
import { fundTransferChecks } from '../../verification/fund-transfers.ts'
import { fundTransferHandlers } from './routes.ts'

export const fundTransferFeature = defineFeature({
  routes: [routed(fundTransferRoutes, fundTransferHandlers)],
  checks: [...fundTransferChecks],
})
