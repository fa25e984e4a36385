import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import { defineFeature, routed } from '../../feature.ts'
import { drugIncidentCodes } from './codes.ts'
import { incidentFile } from './export-incidents.ts'
import { incidents } from './incident-queries.ts'
import { drugIncidentHandlers } from './routes.ts'

export const drugIncidentFeature = defineFeature({
  routes: [routed(drugIncidentRoutes, drugIncidentHandlers)],
  codes: [drugIncidentCodes],
  documents: [incidents, incidentFile],
})
