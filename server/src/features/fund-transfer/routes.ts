import type { fundTransferRoutes } from '@quay/contract/money/fund-transfer'
import type { Handlers } from '../../http/call.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { cancelFundTransfer } from './cancel-transfer.ts'
import { createFundTransfer } from './create-transfer.ts'
import { listTransferTargets, readFundTransfer } from './transfer-store.ts'

export const fundTransferHandlers: Handlers<typeof fundTransferRoutes> = {
  targets: ({ tx, actor, query }) => listTransferTargets(tx, actor, branchOf(actor, query.branchId)),
  get: ({ tx, actor, params }) => readFundTransfer(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createFundTransfer(tx, actor, body, hash),
  cancel: ({ tx, actor, params, body }) => cancelFundTransfer(tx, actor, params.id, body.reason),
}
