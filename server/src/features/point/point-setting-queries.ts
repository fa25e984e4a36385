import type { PointSetting } from '@quay/contract/point/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'

/** The business day where the caller works: rules of points hold by days. */
export const todayOf = async (tx: Tx, actor: Actor): Promise<string> =>
  (await readBranchDay(tx, branchOf(actor, undefined))).today

/** Every rule, the newest first, and today: those of before are only read. */
export async function listPointSettings(tx: Tx, actor: Actor) {
  const [today, items] = await Promise.all([
    todayOf(tx, actor),
    tx.query<PointSetting>(settingsSql, [tx.storeId, null]),
  ])
  return { today, items }
}

/** One rule by its id, where it is there. */
export async function findPointSetting(tx: Tx, id: string): Promise<PointSetting | undefined> {
  const [row] = await tx.query<PointSetting>(settingsSql, [tx.storeId, id])
  return row
}

const settingsSql = `
  select id, starts_on, is_active, earn_by, earn_when, earn_points, earn_per_dong, skips_promoted_lines, skips_discounted_bills, dong_per_point, spend_min,
    spend_multiple, spend_max_percent, bills_before_spend, expiry_months, group_ids, channels, version
  from point_setting where store_id = $1 and ($2::uuid is null or id = $2) order by starts_on desc`
