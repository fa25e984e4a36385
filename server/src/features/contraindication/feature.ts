import { contraindicationRoutes } from '@quay/contract/contraindication/routes'
import { defineFeature, routed } from '../../feature.ts'
import { contraindicationHandlers } from './routes.ts'

export const contraindicationFeature = defineFeature({
  routes: [routed(contraindicationRoutes, contraindicationHandlers)],
  refusals: { pair_list_once: 'pair-list-changed' },
})
