import { surchargeRoutes } from '@quay/contract/surcharge/routes'
import { defineFeature, routed } from '../../feature.ts'
import { surchargeChecks } from '../../verification/sale/surcharges.ts'
import { surchargeCodes } from './codes.ts'
import { surchargeHandlers } from './routes.ts'

export const surchargeFeature = defineFeature({
  routes: [routed(surchargeRoutes, surchargeHandlers)],
  codes: [surchargeCodes],
  refusals: {
    surcharge_code_once: 'code-taken',
    surcharge_branch_fk: 'not-found',
    // A bill took it just now.
    bill_surcharge_of_fk: 'not-found',
    sales_order_surcharge_of_fk: 'not-found',
  },
  checks: [...surchargeChecks],
})
