import { formatDate } from '@quay/domain/text/format-date'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { lockBranchDay, readBranchDay } from '../branch/read-branch-day.ts'

/**
 * The day of an opening at a branch: the day `on`, else today. Locked books keep their days. Throws
 * `opening-in-future` and `opening-on-closed-day`.
 */
export async function openingDay(tx: Tx, branchId: string, on: string | undefined): Promise<string> {
  if (on === undefined) return (await readBranchDay(tx, branchId)).today
  const { today, closedThrough } = await lockBranchDay(tx, branchId)
  if (on > today) throw refuseField('opening-in-future', 'on')
  if (closedThrough !== null && on <= closedThrough)
    throw refuseField('opening-on-closed-day', 'on', { day: formatDate(closedThrough) })
  return on
}
