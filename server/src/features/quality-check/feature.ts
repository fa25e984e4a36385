import { qualityCheckRoutes } from '@quay/contract/quality-check/routes'
import { defineFeature, routed } from '../../feature.ts'
import { qualityCheckCodes } from './codes.ts'
import { qualityLaws } from './quality-laws.ts'
import { qualityCheckHandlers } from './routes.ts'

export const qualityCheckFeature = defineFeature({
  routes: [routed(qualityCheckRoutes, qualityCheckHandlers)],
  codes: [qualityCheckCodes],
  refusals: { quality_check_month_once: 'quality-month-exists' },
  checks: qualityLaws,
})
