import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import { defineFeature, routed } from '../../feature.ts'
import { inboundReturnChecks } from '../../verification/inbound-returns.ts'
import { inboundReturnHandlers } from './routes.ts'

export const inboundReturnFeature = defineFeature({
  routes: [routed(inboundReturnRoutes, inboundReturnHandlers)],
  checks: [...inboundReturnChecks],
})
