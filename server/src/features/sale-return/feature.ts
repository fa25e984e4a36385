import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { defineFeature, routed } from '../../feature.ts'
import { saleReturnChecks } from '../../verification/sale/sale-returns.ts'
import { saleReturnCodes } from './codes.ts'
import { saleReturnFile } from './read/export-returns.ts'
import { saleReturns } from './read/return-queries.ts'
import { saleReturnHandlers } from './routes.ts'

export const saleReturnFeature = defineFeature({
  routes: [routed(saleReturnRoutes, saleReturnHandlers)],
  codes: [saleReturnCodes],
  documents: [saleReturns, saleReturnFile],
  checks: [...saleReturnChecks],
})
