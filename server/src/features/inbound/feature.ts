import { inboundRoutes } from '@quay/contract/inbound/routes'
import { defineFeature, routed } from '../../feature.ts'
import { inboundChecks } from '../../verification/goods/inbounds.ts'
import { inboundCodes } from './codes.ts'
import { inboundFile } from './export-inbounds.ts'
import { inbounds } from './inbound-queries.ts'
import { inboundHandlers } from './routes.ts'

export const inboundFeature = defineFeature({
  routes: [routed(inboundRoutes, inboundHandlers)],
  codes: [inboundCodes],
  documents: [inbounds, inboundFile],
  checks: [...inboundChecks],
})
