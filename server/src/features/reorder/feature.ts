import { reorderRoutes } from '@quay/contract/reorder/routes'
import { defineFeature, routed } from '../../feature.ts'
import { reorderHandlers } from './routes.ts'

export const reorderFeature = defineFeature({
  routes: [routed(reorderRoutes, reorderHandlers)],
})
