import type { oldBillRoutes } from '@quay/contract/old-bill/routes'
import type { Handlers } from '../../http/call.ts'
import { listOldBills, readOldBill } from './old-bill-queries.ts'

export const oldBillHandlers: Handlers<typeof oldBillRoutes> = {
  list: ({ tx, actor, query }) => listOldBills(tx, actor, query),
  get: ({ tx, actor, params }) => readOldBill(tx, actor, params.id),
}
