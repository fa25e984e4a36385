import type { EndOfDay, ShiftSummary } from '@quay/contract/shift/shapes'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { branchOf, may } from '../../../http/caller/rights.ts'
import { readBranchDay } from '../../branch/read-branch-day.ts'
import { readIssuer, readShiftsOfDay } from '../shift-queries.ts'
import { type DayFilter, dayValues, isWhole, sellerOfReturn } from './day-filter.ts'
import { readDayFunds } from './day-funds.ts'
import { readKept } from './day-record.ts'
import { readDayReport } from './day-report.ts'
import { readChoices, readSoldOnDay } from './sold-on-day.ts'

type DayQuery = DayFilter & { branchId?: string | undefined; day?: string | undefined }

const outsideSql = `
  select
    (select count(*) from bill b
      where b.store_id = $1 and b.branch_id = $2 and b.business_day = $3 and b.shift_id is null and ($4::uuid is null or b.seller_id = $4)) as bills,
    (select count(*) from sale_return d
      where d.store_id = $1 and d.branch_id = $2 and d.business_day = $3 and d.shift_id is null and d.status = 'SUCCEED'
        and ($4::uuid is null or ${sellerOfReturn} = $4)) as returns`

const countsBlindSql = `
  select h.id from shift h where h.store_id = $1 and h.branch_id = $2 and h.held_by = $3 and h.status = 'OPEN' limit 1`

/**
 * What a branch sold on a business day, by goods and by sellers, what money moved, and its shifts; today where no day is named. Who reads neither
 * everybody's shifts nor the report of sales sees what they sold themselves.
 */
export async function readEndOfDay(tx: Tx, actor: Actor, query: DayQuery): Promise<EndOfDay> {
  const branchId = branchOf(actor, query.branchId)
  const reviews = may(actor, { model: 'shift_review', action: 'read' })
  const isOwn = !reviews && !may(actor, { model: 'sale_report', action: 'read' })
  const { sellerId, shiftId, deviceId, customerId, method } = query
  const filter: DayFilter = { sellerId: isOwn ? actor.employeeId : sellerId, shiftId, deviceId, customerId, method }
  const day = query.day ?? (await readBranchDay(tx, branchId)).today
  const values = dayValues(tx.storeId, branchId, day, filter)
  const whole = isWhole(filter)
  const blind = reviews ? [] : await tx.query(countsBlindSql, [tx.storeId, branchId, actor.employeeId])
  const hidden = blind.length > 0
  const seesMoney = !hidden && may(actor, { model: 'cashbook', action: 'read' })
  const [report, funds, shifts, [outside], issuer, sold, choices, kept] = await Promise.all([
    readDayReport(tx, values),
    hidden ? null : readDayFunds(tx, actor, { branchId, day, values, whole }),
    readShiftsOfDay(tx, actor, branchId, day),
    tx.query<{ bills: number; returns: number }>(outsideSql, [tx.storeId, branchId, day, filter.sellerId ?? null]),
    readIssuer(tx, branchId),
    readSoldOnDay(tx, values),
    readChoices(tx, branchId, day),
    whole ? readKept(tx, branchId, day, seesMoney) : null,
  ])
  return {
    branchId,
    day,
    isOwn,
    report,
    funds,
    shifts: customerId || method ? [] : shifts.filter(shift => isAsked(shift, filter)),
    outsideCount: outside!.bills,
    outsideReturnCount: outside!.returns,
    ...sold,
    choices: { ...choices, sellers: isOwn ? [] : choices.sellers },
    kept,
    issuer,
  }
}

/** A shift is its holder's; customers and ways of payment are of no shift. */
const isAsked = ({ id, heldBy, deviceId }: ShiftSummary, filter: DayFilter): boolean =>
  (!filter.sellerId || heldBy === filter.sellerId) &&
  (!filter.shiftId || id === filter.shiftId) &&
  (!filter.deviceId || deviceId === filter.deviceId)
