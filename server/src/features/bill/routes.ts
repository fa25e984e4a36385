import type { billRoutes } from '@quay/contract/bill/routes'
import { exportDocuments } from '../../document/export-documents.ts'
import type { Handlers } from '../../http/call.ts'
import { saleHashes } from '../kept-sale/read-kept.ts'
import { takeOfflineSales } from '../kept-sale/take-offline-sales.ts'
import { takeWaitedSale } from '../kept-sale/take-waited-sale.ts'
import { cancelBill } from './cancel-bill.ts'
import { completeBill } from './complete-bill.ts'
import { listBills, readBill, readPublicBill, totalBills } from './read/bill-queries.ts'
import { billFile } from './read/export-bills.ts'
import { replaceBill } from './replace-bill.ts'
import { reprintBill } from './reprint-bill.ts'
import { updateBill } from './update-bill.ts'

export const billHandlers: Handlers<typeof billRoutes> = {
  create({ tx, actor, query, body, json }) {
    if (query.waited && !body.orderId) return takeWaitedSale(tx, actor, body, json)
    const [hash, olderHash] = saleHashes(json)
    return completeBill(tx, actor, body, hash!, { olderHash })
  },
  batch: takeOfflineSales,
  list: ({ tx, actor, query }) => listBills(tx, actor, query),
  export: ({ tx, actor, body }) => exportDocuments(tx, actor, billFile, body),
  total: ({ tx, actor, query }) => totalBills(tx, actor, query),
  get: ({ tx, actor, params }) => readBill(tx, actor, params.id),
  update: ({ tx, actor, params, body }) => updateBill(tx, actor, params.id, body),
  cancel: ({ tx, actor, params, body }) => cancelBill(tx, actor, params.id, body),
  replace: ({ tx, actor, params, body, hash }) => replaceBill(tx, actor, params.id, body, hash),
  reprint: ({ tx, actor, params }) => reprintBill(tx, actor, params.id),
  public: ({ tx, params }) => readPublicBill(tx, params.slug),
}
