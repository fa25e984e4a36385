import { wantRoutes } from '@quay/contract/want'
import { defineFeature, routed } from '../../feature.ts'
import { wantHandlers } from './routes.ts'

export const wantFeature = defineFeature({
  routes: [routed(wantRoutes, wantHandlers)],
})
