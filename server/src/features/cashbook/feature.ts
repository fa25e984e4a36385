import { resultRoutes } from '@quay/contract/money/result'
import { cashbookRoutes } from '@quay/contract/money/routes'
import { defineFeature, routed } from '../../feature.ts'
import { cashChecks } from '../../verification/money/cash.ts'
import { cashbookHandlers, resultHandlers } from './routes.ts'

export const cashbookFeature = defineFeature({
  routes: [routed(cashbookRoutes, cashbookHandlers), routed(resultRoutes, resultHandlers)],
  refusals: { cash_account_name_once: 'code-taken', cash_entry_undone_once: 'already-cancelled' },
  checks: [...cashChecks],
})
