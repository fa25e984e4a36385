import { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import { defineFeature, routed } from '../../feature.ts'
import { storageConditionsHandlers } from './routes.ts'

export const storageConditionsFeature = defineFeature({
  routes: [routed(storageConditionsRoutes, storageConditionsHandlers)],
  refusals: { storage_place_name_once: 'storage-place-name-taken' },
})
