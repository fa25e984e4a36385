import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import { defineFeature, routed } from '../../feature.ts'
import { inboundReturnChecks } from '../../verification/goods/inbound-returns.ts'
import { inboundReturnCodes } from './codes.ts'
import { returnFile } from './export-returns.ts'
import { returns } from './return-queries.ts'
import { inboundReturnHandlers } from './routes.ts'

export const inboundReturnFeature = defineFeature({
  routes: [routed(inboundReturnRoutes, inboundReturnHandlers)],
  codes: [inboundReturnCodes],
  documents: [returns, returnFile],
  checks: [...inboundReturnChecks],
})
