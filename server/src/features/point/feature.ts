import { pointRoutes } from '@quay/contract/point/routes'
import { defineFeature, routed } from '../../feature.ts'
import { pointChecks } from '../../verification/money/points.ts'
import { expirePointsDaily } from './expire-points-daily.ts'
import { rankCustomersDaily } from './rank-customers-daily.ts'
import { pointHandlers } from './routes.ts'

export const pointFeature = defineFeature({
  routes: [routed(pointRoutes, pointHandlers)],
  refusals: { point_entry_undone_once: 'already-cancelled' },
  checks: [...pointChecks],
  workers: [expirePointsDaily, rankCustomersDaily],
})
