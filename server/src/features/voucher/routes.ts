import type { voucherRoutes } from '@quay/contract/money/routes'
import type { Handlers } from '../../http/call.ts'
import { cancelVoucher } from './cancel-voucher.ts'
import { createVoucher } from './create-voucher.ts'
import { listKinds, readVoucher } from './voucher-queries.ts'

export const voucherHandlers: Handlers<typeof voucherRoutes> = {
  kinds: ({ tx }) => listKinds(tx),
  get: ({ tx, actor, params }) => readVoucher(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createVoucher(tx, actor, body, hash),
  cancel: ({ tx, actor, params, body }) => cancelVoucher(tx, actor, params.id, body.reason),
}
