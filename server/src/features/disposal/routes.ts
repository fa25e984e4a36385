import type { disposalRoutes } from '@quay/contract/disposal/routes'
import { exportDocuments } from '../../document/export-documents.ts'
import { createDraft, replaceDraft } from '../../document/write-draft.ts'
import type { Handlers } from '../../http/call.ts'
import { cancelDisposal } from './cancel-disposal.ts'
import { disposalKind } from './disposal-kind.ts'
import { disposals, listCandidates, readDisposal } from './disposal-queries.ts'
import { disposalFile } from './export-disposals.ts'

export const disposalHandlers: Handlers<typeof disposalRoutes> = {
  list: ({ tx, actor, query }) => disposals.list(tx, actor, query),
  export: ({ tx, actor, body }) => exportDocuments(tx, actor, disposalFile, body),
  total: ({ tx, actor, query }) => disposals.total(tx, actor, query),
  candidates: ({ tx, actor, query }) => listCandidates(tx, actor, query),
  get: ({ tx, actor, params }) => readDisposal(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createDraft(tx, actor, disposalKind, body, hash),
  replace: ({ tx, actor, params, body }) => replaceDraft(tx, actor, disposalKind, params.id, body),
  cancel: ({ tx, actor, params, body }) => cancelDisposal(tx, actor, params.id, body.reason),
}
