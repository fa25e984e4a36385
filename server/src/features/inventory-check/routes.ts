import type { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { exportDocuments } from '../../document/export-documents.ts'
import type { Handlers } from '../../http/call.ts'
import { cancelCheck } from './cancel-check.ts'
import { checks, readCheck, reportReasons } from './check-queries.ts'
import { completeCheck } from './complete-check.ts'
import { createCheck } from './create-check.ts'
import { decideLines } from './decide-lines.ts'
import { createReason, listReasons, updateReason } from './difference-reasons.ts'
import { checkFile } from './export-checks.ts'
import { holdCheck } from './hold-check.ts'
import { mergeChecks, previewMerge } from './merge-checks.ts'
import { readReview } from './review-check.ts'
import { listCountGoods } from './sheet/count-goods.ts'
import { discardSheet, finishSheet } from './sheet/finish-sheet.ts'
import { listRecounts } from './sheet/list-recounts.ts'
import { openSheet } from './sheet/open-sheet.ts'
import { recordLines } from './sheet/record-lines.ts'
import { readSheetLines } from './sheet/sheet-queries.ts'

export const inventoryCheckHandlers: Handlers<typeof inventoryCheckRoutes> = {
  list: ({ tx, actor, query }) => checks.list(tx, actor, query),
  export: ({ tx, actor, body }) => exportDocuments(tx, actor, checkFile, body),
  total: ({ tx, actor, query }) => checks.total(tx, actor, query),
  reasonReport: ({ tx, actor, query }) => reportReasons(tx, actor, query),
  get: ({ tx, actor, params }) => readCheck(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createCheck(tx, actor, body, hash),
  mergePreview: ({ tx, actor, query }) => previewMerge(tx, actor, query.ids),
  merge: ({ tx, actor, body, hash }) => mergeChecks(tx, actor, body, hash),
  goods: ({ tx, actor, params, query }) => listCountGoods(tx, actor, params.id, query),
  recounts: ({ tx, actor, params }) => listRecounts(tx, actor, params.id),
  openSheet: ({ tx, actor, params, body, hash }) => openSheet(tx, actor, params.id, body, hash),
  sheet: ({ tx, actor, params }) => readSheetLines(tx, actor, params.id),
  record: ({ tx, actor, params, body }) => recordLines(tx, actor, params.id, body),
  finishSheet: ({ tx, actor, params, body }) => finishSheet(tx, actor, params.id, body.isFinished),
  discardSheet: ({ tx, actor, params }) => discardSheet(tx, actor, params.id),
  review: ({ tx, actor, params, query }) => readReview(tx, actor, params.id, query),
  decide: ({ tx, actor, params, body }) => decideLines(tx, actor, params.id, body.lines),
  hold: ({ tx, actor, params, body }) => holdCheck(tx, actor, params.id, body),
  complete: ({ tx, actor, params, body }) => completeCheck(tx, actor, params.id, body),
  cancel: ({ tx, actor, params, body }) => cancelCheck(tx, actor, params.id, body.reason),
  reasons: ({ tx }) => listReasons(tx),
  createReason: ({ tx, body }) => createReason(tx, body),
  updateReason: ({ tx, params, body }) => updateReason(tx, params.id, body),
}
