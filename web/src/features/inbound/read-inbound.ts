import { inboundRoutes } from '@quay/contract/inbound/routes'
import { call } from '../../api/client.ts'

/** Reads an import of the server. Throws ApiError. */
export const readInbound = (id: string) => call(inboundRoutes.get, { params: { id } })
