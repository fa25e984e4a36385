import type { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import { exportDocuments } from '../../document/export-documents.ts'
import type { Handlers } from '../../http/call.ts'
import { incidentFile } from './export-incidents.ts'
import { incidents, readIncident } from './incident-queries.ts'
import { cancelIncident, createIncident, sendIncident, updateIncident } from './write-incident.ts'

export const drugIncidentHandlers: Handlers<typeof drugIncidentRoutes> = {
  list: ({ tx, actor, query }) => incidents.list(tx, actor, query),
  export: ({ tx, actor, body }) => exportDocuments(tx, actor, incidentFile, body),
  get: ({ tx, actor, params }) => readIncident(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createIncident(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateIncident(tx, actor, params.id, body),
  send: ({ tx, actor, params, body }) => sendIncident(tx, actor, params.id, body),
  cancel: ({ tx, actor, params, body }) => cancelIncident(tx, actor, params.id, body.reason),
}
