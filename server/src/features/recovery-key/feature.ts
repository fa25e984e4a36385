import { recoveryKeyRoutes } from '@quay/contract/recovery-key/routes'
import { defineFeature, routed } from '../../feature.ts'
import { recoveryKeyHandlers } from './routes.ts'

export const recoveryKeyFeature = defineFeature({
  routes: [routed(recoveryKeyRoutes, recoveryKeyHandlers)],
})
