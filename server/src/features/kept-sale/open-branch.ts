import { businessDay } from '@quay/domain/time/business-day'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'

/** The branch of a kept document, also one that was stopped since. */
export interface KeptPlace {
  timeZone: string
  cutOffHour: number
  closedThrough: string | null
  today: string
  /** Nothing was sold before it was there. */
  createdAt: string
}

/** Throws `not-found` for a branch of another store. */
export async function openBranch(tx: Tx, branchId: string): Promise<KeptPlace> {
  const [row] = await tx.query<Omit<KeptPlace, 'today'>>(
    'select time_zone, day_cut_off_hour as cut_off_hour, closed_through, created_at from branch where store_id = $1 and id = $2 for share',
    [tx.storeId, branchId],
  )
  if (!row) throw new DomainError('not-found', { what: 'branch' })
  return { ...row, today: businessDay(tx.now.toISOString(), row.timeZone, row.cutOffHour) }
}
