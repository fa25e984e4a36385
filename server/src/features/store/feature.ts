import { storeRoutes } from '@quay/contract/store/routes'
import { defineFeature, routed } from '../../feature.ts'
import { storeHandlers } from './routes.ts'

export const storeFeature = defineFeature({
  routes: [routed(storeRoutes, storeHandlers)],
})
