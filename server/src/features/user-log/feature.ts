import { userLogRoutes } from '@quay/contract/user-log/routes'
import { defineFeature, routed } from '../../feature.ts'
import { userLogHandlers } from './routes.ts'

export const userLogFeature = defineFeature({
  routes: [routed(userLogRoutes, userLogHandlers)],
})
