import type { pointRoutes } from '@quay/contract/point/routes'
import type { Handlers } from '../../http/call.ts'
import { requireVisibleCustomer } from '../customer/visible-customers.ts'
import { adjustPoints } from './adjust-points.ts'
import { cancelPointAdjustment } from './cancel-point-adjustment.ts'
import { readPointBalance, readPointLedger } from './point-queries.ts'
import { listPointSettings } from './point-setting-queries.ts'
import { rankNow } from './rank-now.ts'
import { deletePointSetting, savePointSetting } from './save-point-setting.ts'
import { listPointTiers, savePointTiers } from './save-point-tiers.ts'

export const pointHandlers: Handlers<typeof pointRoutes> = {
  settings: ({ tx, actor }) => listPointSettings(tx, actor),
  saveSetting: ({ tx, actor, body }) => savePointSetting(tx, actor, body),
  deleteSetting: async ({ tx, actor, params, body }) => {
    await deletePointSetting(tx, actor, params.id, body.version)
    return null
  },
  tiers: async ({ tx }) => ({ items: await listPointTiers(tx) }),
  saveTiers: async ({ tx, body }) => ({ items: await savePointTiers(tx, body.tiers) }),
  rank: ({ tx, actor }) => rankNow(tx, actor),
  ledger: async ({ tx, actor, query }) => {
    await requireVisibleCustomer(tx, actor, query.customerId, 'customerId')
    return readPointLedger(tx, actor, query)
  },
  balance: async ({ tx, actor, query }) => {
    await requireVisibleCustomer(tx, actor, query.customerId, 'customerId')
    return readPointBalance(tx, actor, query.customerId)
  },
  adjust: async ({ tx, actor, body }) => {
    await requireVisibleCustomer(tx, actor, body.customerId, 'customerId')
    return adjustPoints(tx, actor, body)
  },
  cancelAdjustment: ({ tx, actor, params, body }) => cancelPointAdjustment(tx, actor, params.id, body.reason),
}
