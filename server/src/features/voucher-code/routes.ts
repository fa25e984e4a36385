import type { voucherCodeRoutes } from '@quay/contract/voucher-code/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { cancelCodes, issueCodes } from './change-codes.ts'
import { checkTypedCode } from './check-typed-code.ts'
import { listCodes } from './code-queries.ts'
import { codeFile } from './export-codes.ts'
import { makeCodes } from './make-codes.ts'

export const voucherCodeHandlers: Handlers<typeof voucherCodeRoutes> = {
  list: ({ tx, query }) => listCodes(tx, query),
  export: ({ tx, actor, body }) => exportPages(tx, actor, codeFile, body, page => listCodes(tx, { ...body, ...page })),
  make: ({ tx, params, body }) => makeCodes(tx, params.id, body),
  issue: ({ tx, body }) => issueCodes(tx, body.ids, body.customerId ?? null),
  cancel: ({ tx, body }) => cancelCodes(tx, body.ids),
  check: ({ tx, body }) => checkTypedCode(tx, body.code),
}
