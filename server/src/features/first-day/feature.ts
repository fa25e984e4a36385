import { firstDayRoutes } from '@quay/contract/first-day/routes'
import { defineFeature, routed } from '../../feature.ts'
import { firstDayHandlers } from './routes.ts'

export const firstDayFeature = defineFeature({
  routes: [routed(firstDayRoutes, firstDayHandlers)],
})
