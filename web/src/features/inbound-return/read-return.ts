import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import { call } from '../../api/client.ts'

/** Reads a return of the server. Throws ApiError. */
export const readReturn = (id: string) => call(inboundReturnRoutes.get, { params: { id } })
