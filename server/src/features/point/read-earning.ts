import type { Output } from '@quay/contract/route'
import type { tillRoutes } from '@quay/contract/till/routes'
import { ruleOn } from '@quay/domain/point/point-rule'
import type { Tx } from '../../db/connection/transaction.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readSetting } from '../setting/read-setting.ts'
import { readPointRules } from './point-store.ts'

type Earning = NonNullable<Output<(typeof tillRoutes)['context']>['earning']>

/** How a sale of today at a branch earns points, with the rates of the tiers; null where it earns none. */
export async function readEarning(tx: Tx, branchId: string): Promise<Earning | null> {
  const [uses, rules, { today }, tiers] = await Promise.all([
    readSetting(tx, 'usePoints'),
    readPointRules(tx),
    readBranchDay(tx, branchId),
    tx.query<Earning['tiers'][number]>('select id, earn_rate from point_tier where store_id = $1', [tx.storeId]),
  ])
  const rule = uses ? ruleOn(rules, today) : null
  return rule && { ...rule, tiers }
}
