import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { defineFeature, routed } from '../../feature.ts'
import { saleReturnChecks } from '../../verification/sale-returns.ts'
import { saleReturnCodes } from './codes.ts'
import { saleReturnFile } from './export-returns.ts'
import { saleReturns } from './return-queries.ts'
import { saleReturnHandlers } from './routes.ts'

export const saleReturnFeature = defineFeature({
  routes: [routed(saleReturnRoutes, saleReturnHandlers)],
  codes: [saleReturnCodes],
  documents: [saleReturns, saleReturnFile],
  checks: [...saleReturnChecks],
})
