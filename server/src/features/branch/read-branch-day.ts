import type { TaxMethod } from '@quay/contract/enumeration'
import { businessDay } from '@quay/domain/time/business-day'
import type { Tx } from '../../db/connection/transaction.ts'

export interface BranchDay {
  timeZone: string
  /** Before this hour of the wall clock the day before goes on. */
  cutOffHour: number
  /** The last day that is closed: its documents are not cancelled any more. */
  closedThrough: string | null
  /** The business day of now, on which ledger rows are posted. */
  today: string
}

const daySql = `
  select time_zone, day_cut_off_hour as cut_off_hour, closed_through from branch where store_id = $1 and id = $2`

const dayAndTaxSql = `
  select b.time_zone, b.day_cut_off_hour as cut_off_hour, b.closed_through, t.method as tax_method
  from branch b left join tax_info t on t.store_id = b.store_id and t.branch_id = b.id
  where b.store_id = $1 and b.id = $2`

/** The calendar of a branch that the caller may use (`branchOf`). */
export async function readBranchDay(tx: Tx, branchId: string): Promise<BranchDay> {
  const [row] = await tx.query<Omit<BranchDay, 'today'>>(daySql, [tx.storeId, branchId])
  return dayOf(tx, row!)
}

/** The same with how the branch pays VAT now; null where it has declared nothing. */
export async function readBranchDayAndTax(
  tx: Tx,
  branchId: string,
): Promise<BranchDay & { taxMethod: TaxMethod | null }> {
  const [row] = await tx.query<Omit<BranchDay, 'today'> & { taxMethod: TaxMethod | null }>(dayAndTaxSql, [
    tx.storeId,
    branchId,
  ])
  return { ...dayOf(tx, row!), taxMethod: row!.taxMethod }
}

/**
 * The same for whatever changes an earlier day: until its transaction is over nobody closes one, and whoever closes one right now is waited for
 * (`features/closed-day`). Commands share the lock, so they do not wait for each other.
 */
export async function lockBranchDay(tx: Tx, branchId: string): Promise<BranchDay> {
  const [row] = await tx.query<Omit<BranchDay, 'today'>>(`${daySql} for share`, [tx.storeId, branchId])
  return dayOf(tx, row!)
}

const dayOf = (tx: Tx, branch: Omit<BranchDay, 'today'>): BranchDay => ({
  ...branch,
  today: businessDay(tx.now.toISOString(), branch.timeZone, branch.cutOffHour),
})
