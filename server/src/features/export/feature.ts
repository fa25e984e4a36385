import { exportRoutes } from '@quay/contract/export/routes'
import { defineFeature, routed } from '../../feature.ts'
import { exportHandlers } from './routes.ts'

export const exportFeature = defineFeature({
  routes: [routed(exportRoutes, exportHandlers)],
})
