import { inboundRoutes } from '@quay/contract/inbound/routes'
import { defineFeature, routed } from '../../feature.ts'
import { inboundChecks } from '../../verification/inbounds.ts'
import { inboundHandlers } from './routes.ts'

export const inboundFeature = defineFeature({
  routes: [routed(inboundRoutes, inboundHandlers)],
  checks: [...inboundChecks],
})
