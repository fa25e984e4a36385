import { customerCareRoutes, customerRoutes } from '@quay/contract/partner/routes'
import { defineFeature, routed } from '../../feature.ts'
import { mergedCustomerChecks } from '../../verification/merged-customers.ts'
import { customerCodes, customerMergeCodes } from './codes.ts'
import { customerCareHandlers, customerHandlers } from './routes.ts'

export const customerFeature = defineFeature({
  routes: [routed(customerRoutes, customerHandlers), routed(customerCareRoutes, customerCareHandlers)],
  codes: [customerCodes, customerMergeCodes],
  refusals: {
    customer_phone_once: 'customer-phone-taken',
    customer_code_once: 'code-taken',
    customer_merge_duplicate_once: 'customer-merged',
  },
  checks: mergedCustomerChecks,
})
