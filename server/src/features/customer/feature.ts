import { customerRoutes } from '@quay/contract/partner/routes'
import { defineFeature, routed } from '../../feature.ts'
import { customerHandlers } from './routes.ts'

export const customerFeature = defineFeature({
  routes: [routed(customerRoutes, customerHandlers)],
  refusals: { customer_phone_once: 'customer-phone-taken', customer_code_once: 'code-taken' },
})
