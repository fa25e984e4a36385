import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { defineFeature, routed } from '../../feature.ts'
import { transferChecks } from '../../verification/goods/transfers.ts'
import { stockTransferCodes } from './codes.ts'
import { transferFile } from './export-transfers.ts'
import { transferHandlers } from './routes.ts'
import { transfers } from './transfer-queries.ts'

export const stockTransferFeature = defineFeature({
  routes: [routed(transferRoutes, transferHandlers)],
  codes: [stockTransferCodes],
  documents: [transfers, transferFile],
  checks: [...transferChecks],
})
