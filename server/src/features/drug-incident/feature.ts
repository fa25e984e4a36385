import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import { defineFeature, routed } from '../../feature.ts'
import { drugIncidentHandlers } from './routes.ts'

export const drugIncidentFeature = defineFeature({
  routes: [routed(drugIncidentRoutes, drugIncidentHandlers)],
})
