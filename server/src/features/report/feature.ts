import { reportRoutes } from '@quay/contract/report/routes'
import { defineFeature, routed } from '../../feature.ts'
import { advanceReportMark } from '../../jobs/advance-report-mark.ts'
import { reportSumChecks } from '../../verification/report-sums.ts'
import { reportHandlers } from './routes.ts'

export const reportFeature = defineFeature({
  routes: [routed(reportRoutes, reportHandlers)],
  checks: reportSumChecks,
  workers: [advanceReportMark],
})
