import type { lotRoutes } from '@quay/contract/lot'
import type { Handlers } from '../../http/call.ts'
import { changeExpiry } from './change-expiry.ts'
import { listExpiring, readRecall } from './lot-reports.ts'
import { moveLot } from './move-lot.ts'

export const lotHandlers: Handlers<typeof lotRoutes> = {
  expiring: ({ tx, actor, query }) => listExpiring(tx, actor, query),
  recall: ({ tx, actor, params }) => readRecall(tx, actor, params.id),
  changeExpiry: ({ tx, params, body }) => changeExpiry(tx, params.id, body),
  move: ({ tx, actor, params, body }) => moveLot(tx, actor, params.id, body),
}
