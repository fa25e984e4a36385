import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import { call } from '../../api/client.ts'

/** Reads a report of the server. Throws ApiError. */
export const readIncident = (id: string) => call(drugIncidentRoutes.get, { params: { id } })
