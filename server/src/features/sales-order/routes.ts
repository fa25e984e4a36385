import type { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import { exportDocuments } from '../../document/export-documents.ts'
import type { Handlers } from '../../http/call.ts'
import { createOrder } from './create-order.ts'
import { cancelOrder, closeOrder } from './end-order.ts'
import { salesOrderFile } from './export-orders.ts'
import { holdOrder } from './hold/hold-order.ts'
import { readKeepers } from './hold/order-keepers.ts'
import { takeHold } from './hold/take-hold.ts'
import { mergeOrders, previewMerge } from './merge-orders.ts'
import { refundDeposit, takeDeposit } from './move-deposit.ts'
import { readSalesOrder, salesOrders } from './order-queries.ts'
import { pickGoods } from './pick-goods.ts'
import { priceToday, takePriceOfToday } from './price-today.ts'
import { confirmOrder, updateOrder } from './update-order.ts'

export const salesOrderHandlers: Handlers<typeof salesOrderRoutes> = {
  list: ({ tx, actor, query }) => salesOrders.list(tx, actor, query),
  total: ({ tx, actor, query }) => salesOrders.total(tx, actor, query),
  export: ({ tx, actor, body }) => exportDocuments(tx, actor, salesOrderFile, body),
  picking: ({ tx, actor, body }) => pickGoods(tx, actor, body.ids),
  mergePreview: ({ tx, actor, body }) => previewMerge(tx, actor, body.ids),
  merge: ({ tx, actor, body, hash }) => mergeOrders(tx, actor, body, hash),
  keepers: ({ tx, actor, query }) => readKeepers(tx, actor, query),
  get: ({ tx, actor, params }) => readSalesOrder(tx, actor, params.id),
  pickingOf: ({ tx, actor, params }) => pickGoods(tx, actor, [params.id]),
  priceToday: ({ tx, actor, params }) => priceToday(tx, actor, params.id),
  reprice: ({ tx, actor, params, body }) => takePriceOfToday(tx, actor, params.id, body),
  create: ({ tx, actor, body, hash }) => createOrder(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateOrder(tx, actor, params.id, body),
  confirm: ({ tx, actor, params, body }) => confirmOrder(tx, actor, params.id, body),
  hold: ({ tx, actor, params, body }) => holdOrder(tx, actor, params.id, body),
  takeHold: ({ tx, actor, params, body }) => takeHold(tx, actor, params.id, body),
  deposit: ({ tx, actor, params, body }) => takeDeposit(tx, actor, params.id, body),
  refundDeposit: ({ tx, actor, params, body }) => refundDeposit(tx, actor, params.id, body),
  close: ({ tx, actor, params, body }) => closeOrder(tx, actor, params.id, body),
  cancel: ({ tx, actor, params, body }) => cancelOrder(tx, actor, params.id, body),
}
