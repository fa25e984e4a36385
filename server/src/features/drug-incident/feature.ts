import { drugIncidentRoutes } from '@quay/contract/drug-incident'
import { defineFeature, routed } from '../../feature.ts'
import { drugIncidentHandlers } from './routes.ts'

export const drugIncidentFeature = defineFeature({
  routes: [routed(drugIncidentRoutes, drugIncidentHandlers)],
})
