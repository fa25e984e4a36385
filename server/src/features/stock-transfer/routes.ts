import type { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { exportDocuments } from '../../document/export-documents.ts'
import type { Handlers } from '../../http/call.ts'
import { cancelTransfer } from './cancel-transfer.ts'
import { createTransfer, replaceTransfer } from './create-transfer.ts'
import { transferFile } from './export-transfers.ts'
import { receiveTransfer } from './receive-transfer.ts'
import { readTransfer, transfers } from './transfer-queries.ts'
import { countWaiting, listTransferBranches, readAvailable, readInTransit } from './transfer-reports.ts'

export const transferHandlers: Handlers<typeof transferRoutes> = {
  list: ({ tx, actor, query }) => transfers.list(tx, actor, query),
  total: ({ tx, actor, query }) => transfers.total(tx, actor, query),
  export: ({ tx, actor, body }) => exportDocuments(tx, actor, transferFile, body),
  waiting: ({ tx, actor, query }) => countWaiting(tx, actor, query),
  inTransit: ({ tx, actor, query }) => readInTransit(tx, actor, query),
  branches: ({ tx }) => listTransferBranches(tx),
  available: ({ tx, actor, query }) => readAvailable(tx, actor, query),
  get: ({ tx, actor, params }) => readTransfer(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createTransfer(tx, actor, body, hash),
  replace: ({ tx, actor, params, body }) => replaceTransfer(tx, actor, params.id, body),
  receive: ({ tx, actor, params, body }) => receiveTransfer(tx, actor, params.id, body),
  cancel: ({ tx, actor, params, body }) => cancelTransfer(tx, actor, params.id, body.reason),
}
