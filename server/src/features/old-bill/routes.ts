import type { oldBillRoutes } from '@quay/contract/old-bill/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { oldBillFile } from './export-old-bills.ts'
import { listOldBills, readOldBill, totalOldBills } from './old-bill-queries.ts'
import { takeOutFile } from './take-out-file.ts'

export const oldBillHandlers: Handlers<typeof oldBillRoutes> = {
  list: ({ tx, actor, query }) => listOldBills(tx, actor, query),
  total: ({ tx, actor, query }) => totalOldBills(tx, actor, query),
  export: ({ tx, actor, body }) =>
    exportPages(tx, actor, oldBillFile, body, page => listOldBills(tx, actor, { ...body, ...page })),
  takeOut: ({ tx, actor, params }) => takeOutFile(tx, actor, params.id),
  get: ({ tx, actor, params }) => readOldBill(tx, actor, params.id),
}
