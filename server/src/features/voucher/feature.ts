import { voucherRoutes } from '@quay/contract/money/routes'
import { defineFeature, routed } from '../../feature.ts'
import { voucherChecks } from '../../verification/money/vouchers.ts'
import { paymentCodes, receiptCodes } from './codes.ts'
import { voucherHandlers } from './routes.ts'

export const voucherFeature = defineFeature({
  routes: [routed(voucherRoutes, voucherHandlers)],
  codes: [receiptCodes, paymentCodes],
  checks: [...voucherChecks],
})
