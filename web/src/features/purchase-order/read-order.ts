import { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import { call } from '../../api/client.ts'

/** Reads an order of the server. Throws ApiError. */
export const readOrder = (id: string) => call(purchaseOrderRoutes.get, { params: { id } })
