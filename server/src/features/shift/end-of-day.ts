import type { EndOfDay } from '@quay/contract/shift/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readIssuer, readShiftsOfDay } from './shift-queries.ts'
import { readDayReport } from './shift-report.ts'
import { readSoldOnDay } from './sold-on-day.ts'

const outsideSql = `
  select count(*) as count from bill where store_id = $1 and branch_id = $2 and business_day = $3 and shift_id is null`

/** What a branch sold on a business day, by goods and by sellers, what money moved, and its shifts; today where no day is named. */
export async function readEndOfDay(
  tx: Tx,
  actor: Actor,
  query: { branchId?: string | undefined; day?: string | undefined },
): Promise<EndOfDay> {
  const branchId = branchOf(actor, query.branchId)
  const day = query.day ?? (await readBranchDay(tx, branchId)).today
  const [report, shifts, outside, issuer, sold] = await Promise.all([
    readDayReport(tx, actor, branchId, day),
    readShiftsOfDay(tx, actor, branchId, day),
    tx.query<{ count: number }>(outsideSql, [tx.storeId, branchId, day]),
    readIssuer(tx, branchId),
    readSoldOnDay(tx, branchId, day),
  ])
  return { branchId, day, report, shifts, outsideCount: outside[0]!.count, issuer, ...sold }
}
