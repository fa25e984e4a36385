import type { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { exportDocuments } from '../../document/export-documents.ts'
import type { Handlers } from '../../http/call.ts'
import { takeOfflineReturns } from '../kept-sale/take-offline-returns.ts'
import { cancelReturn } from './cancel-return.ts'
import { createReturn } from './create-return.ts'
import { dropDraft } from './draft/drop-draft.ts'
import { replaceReturn } from './draft/replace-return.ts'
import { previewReturn } from './preview-return.ts'
import { saleReturnFile } from './read/export-returns.ts'
import { findBills } from './read/find-bills.ts'
import { readReturnable } from './read/read-returnable.ts'
import { readSaleReturn, saleReturns } from './read/return-queries.ts'
import { settleReturn } from './settle-return.ts'
import { takeOffline } from './take-offline.ts'
import { createUnbilled, replaceUnbilled } from './unbilled/create-unbilled.ts'
import { previewUnbilled } from './unbilled/preview-unbilled.ts'
import { readUnbilledGoods } from './unbilled/read-unbilled-goods.ts'

export const saleReturnHandlers: Handlers<typeof saleReturnRoutes> = {
  find: ({ tx, actor, query }) => findBills(tx, actor, query),
  returnable: ({ tx, actor, params }) => readReturnable(tx, actor, params.id),
  preview: ({ tx, actor, body }) => previewReturn(tx, actor, body),
  create: ({ tx, actor, body, hash }) => createReturn(tx, actor, body, hash),
  replace: ({ tx, actor, params, body }) => replaceReturn(tx, actor, params.id, body),
  delete: ({ tx, actor, params, body }) => dropDraft(tx, actor, params.id, body.version),
  takeOffline: ({ tx, actor, body, hash }) => takeOffline(tx, actor, body, hash),
  batch: takeOfflineReturns,
  settle: ({ tx, actor, params, body }) => settleReturn(tx, actor, params.id, body.note),
  goods: ({ tx, actor, params, query }) => readUnbilledGoods(tx, actor, params.id, query),
  previewUnbilled: ({ tx, actor, body }) => previewUnbilled(tx, actor, body),
  createUnbilled: ({ tx, actor, body, hash }) => createUnbilled(tx, actor, body, hash),
  replaceUnbilled: ({ tx, actor, params, body }) => replaceUnbilled(tx, actor, params.id, body),
  list: ({ tx, actor, query }) => saleReturns.list(tx, actor, query),
  total: ({ tx, actor, query }) => saleReturns.total(tx, actor, query),
  export: ({ tx, actor, body }) => exportDocuments(tx, actor, saleReturnFile, body),
  get: ({ tx, actor, params }) => readSaleReturn(tx, actor, params.id),
  cancel: ({ tx, actor, params, body }) => cancelReturn(tx, actor, params.id, body.reason),
}
