import { billRoutes } from '@quay/contract/bill/routes'
import { defineFeature, routed } from '../../feature.ts'
import { billChecks } from '../../verification/sale/bills.ts'
import { saleHourChecks } from '../../verification/sale/sale-hours.ts'
import { billCodes } from './codes.ts'
import { billFile } from './read/export-bills.ts'
import { billHandlers } from './routes.ts'

export const billFeature = defineFeature({
  routes: [routed(billRoutes, billHandlers)],
  codes: [billCodes],
  documents: [billFile],
  checks: [...billChecks, ...saleHourChecks],
})
