import { voucherCodeRoutes } from '@quay/contract/voucher-code/routes'
import { defineFeature, routed } from '../../feature.ts'
import { voucherCodeChecks } from '../../verification/sale/voucher-codes.ts'
import { voucherCodeHandlers } from './routes.ts'

export const voucherCodeFeature = defineFeature({
  routes: [routed(voucherCodeRoutes, voucherCodeHandlers)],
  refusals: { voucher_code_once: 'code-taken', voucher_code_customer_fk: 'not-found' },
  checks: [...voucherCodeChecks],
})
