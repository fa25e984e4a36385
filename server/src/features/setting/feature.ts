import { settingRoutes } from '@quay/contract/setting/routes'
import { defineFeature, routed } from '../../feature.ts'
import { settingHandlers } from './routes.ts'

export const settingFeature = defineFeature({
  routes: [routed(settingRoutes, settingHandlers)],
})
