import type { fundTransferRoutes } from '@quay/contract/money/fund-transfer'
import type { Handlers } from '../../http/call.ts'
import { cancelFundTransfer } from './cancel-transfer.ts'
import { createFundTransfer } from './create-transfer.ts'
import { readFundTransfer } from './transfer-store.ts'

export const fundTransferHandlers: Handlers<typeof fundTransferRoutes> = {
  get: ({ tx, actor, params }) => readFundTransfer(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createFundTransfer(tx, actor, body, hash),
  cancel: ({ tx, actor, params, body }) => cancelFundTransfer(tx, actor, params.id, body.reason),
}
