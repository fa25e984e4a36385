import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { call } from '../../api/client.ts'

/** Reads a transfer of the server. Throws ApiError. */
export const readTransfer = (id: string) => call(transferRoutes.get, { params: { id } })
