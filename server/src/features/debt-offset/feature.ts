import { debtOffsetRoutes } from '@quay/contract/money/debt-offset'
import { defineFeature, routed } from '../../feature.ts'
import { debtOffsetChecks } from '../../verification/money/debt-offsets.ts'
import { debtOffsetCodes } from './codes.ts'
import { debtOffsetHandlers } from './routes.ts'

export const debtOffsetFeature = defineFeature({
  routes: [routed(debtOffsetRoutes, debtOffsetHandlers)],
  codes: [debtOffsetCodes],
  refusals: { partner_link_customer_once: 'partner-linked', partner_link_provider_once: 'partner-linked' },
  checks: [...debtOffsetChecks],
})
