import { businessDay } from '@quay/domain/time/business-day'
import type { Tx } from '../../db/transaction.ts'

export interface BranchDay {
  timeZone: string
  /** Before this hour of the wall clock the day before goes on. */
  cutOffHour: number
  /** The last day that is closed: its documents are not cancelled any more. */
  closedThrough: string | null
  /** The business day of now, on which ledger rows are posted. */
  today: string
}

/** The calendar of a branch that the caller may use (`branchOf`). */
export async function readBranchDay(tx: Tx, branchId: string): Promise<BranchDay> {
  const [row] = await tx.query<Omit<BranchDay, 'today'>>(
    `select time_zone, day_cut_off_hour as cut_off_hour, closed_through
     from branch where store_id = $1 and id = $2`,
    [tx.storeId, branchId],
  )
  const branch = row!
  return { ...branch, today: businessDay(tx.now.toISOString(), branch.timeZone, branch.cutOffHour) }
}
