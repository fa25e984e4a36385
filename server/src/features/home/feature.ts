import { homeRoutes } from '@quay/contract/home'
import { defineFeature, routed } from '../../feature.ts'
import { homeHandlers } from './routes.ts'

export const homeFeature = defineFeature({
  routes: [routed(homeRoutes, homeHandlers)],
})
