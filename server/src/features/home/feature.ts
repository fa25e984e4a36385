import { homeRoutes } from '@quay/contract/home/routes'
import { defineFeature, routed } from '../../feature.ts'
import { homeHandlers } from './routes.ts'

export const homeFeature = defineFeature({
  routes: [routed(homeRoutes, homeHandlers)],
})
