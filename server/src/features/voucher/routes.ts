import type { voucherRoutes } from '@quay/contract/money/routes'
import type { Handlers } from '../../http/call.ts'
import { cancelVoucher } from './cancel-voucher.ts'
import { createKind } from './create-kind.ts'
import { createVoucher } from './create-voucher.ts'
import { listAllKinds, listKinds } from './kind-store.ts'
import { readPaper } from './read-paper.ts'
import { replaceVoucherPapers } from './replace-voucher-papers.ts'
import { updateKind } from './update-kind.ts'
import { readVoucher } from './voucher-queries.ts'

export const voucherHandlers: Handlers<typeof voucherRoutes> = {
  kinds: ({ tx }) => listKinds(tx),
  allKinds: async ({ tx }) => ({ items: await listAllKinds(tx) }),
  createKind: ({ tx, body, hash }) => createKind(tx, body, hash),
  updateKind: ({ tx, params, body }) => updateKind(tx, params.id, body),
  get: ({ tx, actor, params }) => readVoucher(tx, actor, params.id),
  paper: ({ tx, actor, params }) => readPaper(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createVoucher(tx, actor, body, hash),
  papers: ({ tx, actor, params, body }) => replaceVoucherPapers(tx, actor, params.id, body),
  cancel: ({ tx, actor, params, body }) => cancelVoucher(tx, actor, params.id, body.reason),
}
