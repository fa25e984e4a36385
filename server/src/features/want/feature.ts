import { wantRoutes } from '@quay/contract/want/routes'
import { defineFeature, routed } from '../../feature.ts'
import { wantHandlers } from './routes.ts'

export const wantFeature = defineFeature({
  routes: [routed(wantRoutes, wantHandlers)],
})
