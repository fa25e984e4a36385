import { closedDayRoutes } from '@quay/contract/branch/closed-day'
import { defineFeature, routed } from '../../feature.ts'
import { closedDayHandlers } from './routes.ts'

export const closedDayFeature = defineFeature({ routes: [routed(closedDayRoutes, closedDayHandlers)] })
