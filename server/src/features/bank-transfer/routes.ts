import type { bankTransferRoutes } from '@quay/contract/bank-transfer/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { confirmTransfer, reopenTransfer } from './confirm-transfer.ts'
import { transferFile } from './export-transfers.ts'
import { importStatement } from './import-statement.ts'
import { matchLine } from './match-line.ts'
import { previewStatement } from './preview-statement.ts'
import { listOpenLines, listTransfers, totalTransfers } from './transfer-queries.ts'

export const bankTransferHandlers: Handlers<typeof bankTransferRoutes> = {
  list: ({ tx, actor, query }) => listTransfers(tx, actor, query),
  total: ({ tx, actor, query }) => totalTransfers(tx, actor, query),
  export: ({ tx, actor, body }) =>
    exportPages(tx, actor, transferFile, body, page => listTransfers(tx, actor, { ...body, ...page })),
  confirm: ({ tx, actor, params }) => confirmTransfer(tx, actor, params.id),
  reopen: ({ tx, actor, params, body }) => reopenTransfer(tx, actor, params.id, body.reason),
  importStatement: ({ tx, actor, body }) => importStatement(tx, actor, body),
  previewStatement: ({ tx, body }) => previewStatement(tx, body),
  openLines: async ({ tx, actor, query }) => ({ items: await listOpenLines(tx, actor, query) }),
  match: ({ tx, actor, params, body }) => matchLine(tx, actor, params.id, body.transferId),
}
