import { tillRoutes } from '@quay/contract/till'
import { defineFeature, routed } from '../../feature.ts'
import { tillHandlers } from './routes.ts'

export const tillFeature = defineFeature({
  routes: [routed(tillRoutes, tillHandlers)],
})
