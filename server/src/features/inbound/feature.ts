import { providerPriceRoutes } from '@quay/contract/inbound/provider-price'
import { inboundRoutes } from '@quay/contract/inbound/routes'
import { defineFeature, routed } from '../../feature.ts'
import { inboundChecks } from '../../verification/goods/inbounds.ts'
import { inboundCodes } from './codes.ts'
import { inboundFile } from './export-inbounds.ts'
import { inbounds } from './inbound-queries.ts'
import { inboundHandlers, providerPriceHandlers } from './routes.ts'

export const inboundFeature = defineFeature({
  routes: [routed(inboundRoutes, inboundHandlers), routed(providerPriceRoutes, providerPriceHandlers)],
  codes: [inboundCodes],
  documents: [inbounds, inboundFile],
  checks: [...inboundChecks],
})
