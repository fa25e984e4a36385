import { voucherRoutes } from '@quay/contract/money/routes'
import { defineFeature, routed } from '../../feature.ts'
import { voucherChecks } from '../../verification/money/vouchers.ts'
import { paymentCodes, receiptCodes } from './codes.ts'
import { voucherHandlers } from './routes.ts'

export const voucherFeature = defineFeature({
  routes: [routed(voucherRoutes, voucherHandlers)],
  refusals: { voucher_kind_name_once: 'voucher-kind-taken', voucher_paper_image_fk: 'not-found' },
  codes: [receiptCodes, paymentCodes],
  checks: [...voucherChecks],
})
