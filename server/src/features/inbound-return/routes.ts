import type { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import { exportDocuments } from '../../document/export-documents.ts'
import { createDraft, replaceDraft } from '../../document/write-draft.ts'
import type { Handlers } from '../../http/call.ts'
import { resendReports } from '../submission/resend.ts'
import { cancelReturn } from './cancel-return.ts'
import { returnFile } from './export-returns.ts'
import { returnKind } from './return-kind.ts'
import { readReturn, returns, totalByReason } from './return-queries.ts'
import { listReturnable } from './returnable-queries.ts'

export const inboundReturnHandlers: Handlers<typeof inboundReturnRoutes> = {
  list: ({ tx, actor, query }) => returns.list(tx, actor, query),
  total: ({ tx, actor, query }) => returns.total(tx, actor, query),
  byReason: ({ tx, actor, query }) => totalByReason(tx, actor, query),
  export: ({ tx, actor, body }) => exportDocuments(tx, actor, returnFile, body),
  candidates: ({ tx, actor, query }) => listReturnable(tx, actor, query),
  get: ({ tx, actor, params }) => readReturn(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createDraft(tx, actor, returnKind, body, hash),
  replace: ({ tx, actor, params, body }) => replaceDraft(tx, actor, returnKind, params.id, body),
  resend: ({ tx, actor, params }) => resendReports(tx, actor, 'inbound-return', returnKind, params.id),
  cancel: ({ tx, actor, params, body }) => cancelReturn(tx, actor, params.id, body.reason),
}
