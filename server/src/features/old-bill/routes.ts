import type { oldBillRoutes } from '@quay/contract/old-bill/routes'
import type { Handlers } from '../../http/call.ts'
import { listOldBills, readOldBill } from './old-bill-queries.ts'
import { takeOutFile } from './take-out-file.ts'

export const oldBillHandlers: Handlers<typeof oldBillRoutes> = {
  list: ({ tx, actor, query }) => listOldBills(tx, actor, query),
  takeOut: ({ tx, actor, params }) => takeOutFile(tx, actor, params.id),
  get: ({ tx, actor, params }) => readOldBill(tx, actor, params.id),
}
