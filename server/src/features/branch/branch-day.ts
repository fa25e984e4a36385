import { businessDay } from '@quay/domain/time/business-day'
import type { Tx } from '../../db/transaction.ts'

/** The business day that it is now at a branch, YYYY-MM-DD. The branch is one of the caller's (`branchOf`). */
export async function branchToday(tx: Tx, branchId: string): Promise<string> {
  const [branch] = await tx.query<{ timeZone: string; cutOffHour: number }>(
    'select time_zone as "timeZone", day_cut_off_hour as "cutOffHour" from branch where store_id = $1 and id = $2',
    [tx.storeId, branchId],
  )
  return businessDay(tx.now.toISOString(), branch!.timeZone, branch!.cutOffHour)
}
