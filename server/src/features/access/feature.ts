import { accessRoutes } from '@quay/contract/access/routes'
import { defineFeature, routed } from '../../feature.ts'
import { accessHandlers } from './routes.ts'

export const accessFeature = defineFeature({
  routes: [routed(accessRoutes, accessHandlers)],
})
