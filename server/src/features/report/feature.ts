import { defineFeature } from '../../feature.ts'
import { advanceReportMark } from '../../jobs/advance-report-mark.ts'
import { reportSumChecks } from '../../verification/report-sums.ts'

export const reportFeature = defineFeature({
  checks: reportSumChecks,
  workers: [advanceReportMark],
})
