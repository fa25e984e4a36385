import { fundCountRoutes } from '@quay/contract/money/fund-count'
import { defineFeature, routed } from '../../feature.ts'
import { fundCountChecks } from '../../verification/money/fund-counts.ts'
import { fundCountCodes } from './codes.ts'
import { fundCountHandlers } from './routes.ts'

export const fundCountFeature = defineFeature({
  routes: [routed(fundCountRoutes, fundCountHandlers)],
  codes: [fundCountCodes],
  checks: [...fundCountChecks],
})
