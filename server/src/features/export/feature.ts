import { exportFileRoutes } from '@quay/contract/export/kept-files'
import { exportRoutes } from '@quay/contract/export/routes'
import { defineFeature, routed } from '../../feature.ts'
import { purgeExportFiles } from '../../jobs/purge-export-files.ts'
import { exportFileHandlers } from './file-routes.ts'
import { exportHandlers } from './routes.ts'

export const exportFeature = defineFeature({
  routes: [routed(exportRoutes, exportHandlers), routed(exportFileRoutes, exportFileHandlers)],
  workers: [purgeExportFiles],
})
