import type { resultRoutes } from '@quay/contract/money/result'
import type { cashbookRoutes } from '@quay/contract/money/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { listAccounts, listBanks } from './account-queries.ts'
import { readResult, resultFile } from './business-result.ts'
import { readCashFlow } from './cash-flow.ts'
import { readCashbook } from './cashbook-queries.ts'
import { createAccount } from './create-account.ts'
import { exportCashbook } from './export-cashbook.ts'
import { flowFile } from './export-flow.ts'
import { openAccount } from './open-account.ts'
import { updateAccount } from './update-account.ts'

export const resultHandlers: Handlers<typeof resultRoutes> = {
  read: ({ tx, actor, query }) => readResult(tx, actor, query),
  export: ({ tx, actor, body }) => exportPages(tx, actor, resultFile, body, () => readResult(tx, actor, body)),
}

export const cashbookHandlers: Handlers<typeof cashbookRoutes> = {
  read: ({ tx, actor, query }) => readCashbook(tx, actor, query),
  flow: ({ tx, actor, query }) => readCashFlow(tx, actor, query),
  exportFlow: ({ tx, actor, body }) => exportPages(tx, actor, flowFile, body, () => readCashFlow(tx, actor, body)),
  export: ({ tx, actor, body }) => exportCashbook(tx, actor, body),
  accounts: ({ tx, actor, query }) => listAccounts(tx, branchOf(actor, query.branchId)),
  banks: ({ tx }) => listBanks(tx),
  createAccount: ({ tx, body, hash }) => createAccount(tx, body, hash),
  updateAccount: ({ tx, params, body }) => updateAccount(tx, params.id, body),
  openAccount: ({ tx, actor, params, body, hash }) => openAccount(tx, actor, params.id, { ...body, hash }),
}
