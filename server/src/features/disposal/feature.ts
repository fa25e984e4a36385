import { disposalRoutes } from '@quay/contract/disposal/routes'
import { defineFeature, routed } from '../../feature.ts'
import { disposalHandlers } from './routes.ts'

export const disposalFeature = defineFeature({
  routes: [routed(disposalRoutes, disposalHandlers)],
})
