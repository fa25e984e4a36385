import type { lotRoutes } from '@quay/contract/lot/routes'
import type { Handlers } from '../../http/call.ts'
import { changeExpiry } from './change-expiry.ts'
import { findLots } from './find-lots.ts'
import { exportRecall, readExpirySteps, readRecall } from './lot-reports.ts'
import { moveLot } from './move-lot.ts'
import { noteLot } from './note-lot.ts'
import { listShelfLots } from './shelf-lots.ts'

export const lotHandlers: Handlers<typeof lotRoutes> = {
  list: ({ tx, actor, query }) => listShelfLots(tx, actor, query),
  find: ({ tx, actor, query }) => findLots(tx, actor, query),
  steps: ({ tx, actor, query }) => readExpirySteps(tx, actor, query),
  recall: ({ tx, actor, params }) => readRecall(tx, actor, params.id),
  exportRecall: ({ tx, actor, body }) => exportRecall(tx, actor, body),
  note: ({ tx, actor, body }) => noteLot(tx, actor, body),
  changeExpiry: ({ tx, params, body }) => changeExpiry(tx, params.id, body),
  move: ({ tx, actor, params, body }) => moveLot(tx, actor, params.id, body),
}
