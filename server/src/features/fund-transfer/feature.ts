import { fundTransferRoutes } from '@quay/contract/money/fund-transfer'
import { defineFeature, routed } from '../../feature.ts'
import { fundTransferChecks } from '../../verification/money/fund-transfers.ts'
import { fundTransferCodes } from './codes.ts'
import { fundTransferHandlers } from './routes.ts'

export const fundTransferFeature = defineFeature({
  routes: [routed(fundTransferRoutes, fundTransferHandlers)],
  codes: [fundTransferCodes],
  checks: [...fundTransferChecks],
})
