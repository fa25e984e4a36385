import { climateRoutes } from '@quay/contract/climate/routes'
import { defineFeature, routed } from '../../feature.ts'
import { climateHandlers } from './routes.ts'

export const climateFeature = defineFeature({
  routes: [routed(climateRoutes, climateHandlers)],
  refusals: { storage_place_name_once: 'storage-place-name-taken' },
})
