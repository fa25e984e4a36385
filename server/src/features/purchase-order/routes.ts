import type { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import { exportDocuments } from '../../document/export-documents.ts'
import { createDraft, replaceDraft } from '../../document/write-draft.ts'
import type { Handlers } from '../../http/call.ts'
import { cancelOrder, closeOrder, reopenOrder } from './end-order.ts'
import { orderFile } from './export-orders.ts'
import { orderKind } from './order-kind.ts'
import { orders, readOrder } from './order-queries.ts'
import { receiveOrder } from './receive-order.ts'

export const purchaseOrderHandlers: Handlers<typeof purchaseOrderRoutes> = {
  list: ({ tx, actor, query }) => orders.list(tx, actor, query),
  total: ({ tx, actor, query }) => orders.total(tx, actor, query),
  export: ({ tx, actor, body }) => exportDocuments(tx, actor, orderFile, body),
  get: ({ tx, actor, params }) => readOrder(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createDraft(tx, actor, orderKind, body, hash),
  replace: ({ tx, actor, params, body }) => replaceDraft(tx, actor, orderKind, params.id, body),
  receive: ({ tx, actor, params, hash }) => receiveOrder(tx, actor, params.id, hash),
  close: ({ tx, actor, params, body }) => closeOrder(tx, actor, params.id, body.reason),
  reopen: ({ tx, actor, params }) => reopenOrder(tx, actor, params.id),
  cancel: ({ tx, actor, params, body }) => cancelOrder(tx, actor, params.id, body.reason),
}
