import { recoveryKeyRoutes } from '@quay/contract/recovery-key'
import { defineFeature, routed } from '../../feature.ts'
import { recoveryKeyHandlers } from './routes.ts'

export const recoveryKeyFeature = defineFeature({
  routes: [routed(recoveryKeyRoutes, recoveryKeyHandlers)],
})
