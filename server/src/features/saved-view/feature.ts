import { savedViewRoutes } from '@quay/contract/saved-view/routes'
import { defineFeature, routed } from '../../feature.ts'
import { savedViewHandlers } from './routes.ts'

export const savedViewFeature = defineFeature({
  routes: [routed(savedViewRoutes, savedViewHandlers)],
  refusals: { saved_view_name_once: 'view-name-taken' },
})
