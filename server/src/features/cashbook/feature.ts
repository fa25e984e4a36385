import { cashbookRoutes } from '@quay/contract/money/routes'
import { defineFeature, routed } from '../../feature.ts'
import { cashChecks } from '../../verification/money/cash.ts'
import { cashbookHandlers } from './routes.ts'

export const cashbookFeature = defineFeature({
  routes: [routed(cashbookRoutes, cashbookHandlers)],
  refusals: { cash_account_name_once: 'code-taken', cash_entry_undone_once: 'already-cancelled' },
  checks: [...cashChecks],
})
