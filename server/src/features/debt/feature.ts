import { debtReportRoutes } from '@quay/contract/money/debt-report'
import { debtRoutes } from '@quay/contract/money/routes'
import { defineFeature, routed } from '../../feature.ts'
import { debtChecks } from '../../verification/money/debt.ts'
import { debtAdjustmentCodes } from './codes.ts'
import { debtReportHandlers } from './report-routes.ts'
import { debtHandlers } from './routes.ts'

export const debtFeature = defineFeature({
  routes: [routed(debtRoutes, debtHandlers), routed(debtReportRoutes, debtReportHandlers)],
  codes: [debtAdjustmentCodes],
  refusals: { debt_entry_undone_once: 'already-cancelled' },
  checks: [...debtChecks],
})
