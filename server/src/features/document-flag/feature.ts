import { documentFlagRoutes } from '@quay/contract/document-flag/routes'
import { defineFeature, routed } from '../../feature.ts'
import { keptSaleChecks } from '../../verification/sale/kept-sales.ts'
import { documentFlagHandlers } from './routes.ts'

export const documentFlagFeature = defineFeature({
  routes: [routed(documentFlagRoutes, documentFlagHandlers)],
  checks: keptSaleChecks,
})
