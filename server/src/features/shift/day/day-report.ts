import type { EndOfDay } from '@quay/contract/shift/shapes'
import type { Tx } from '../../../db/connection/transaction.ts'
import { cancelledSql, returnsSql, sumsSql } from '../shift-report.ts'
import { billsOfDay, returnsOfDay, sellerOfReturn } from './day-filter.ts'

const bills = `${billsOfDay} and ($4::uuid is null or b.seller_id = $4)`
const daySumsSql = sumsSql(bills)
const dayCancelledSql = cancelledSql(bills)
const dayReturnsSql = returnsSql(`${returnsOfDay} and ($4::uuid is null or ${sellerOfReturn} = $4)`)

type Report = EndOfDay['report']

/** What was sold on a day and what came back, in shifts or outside of them. Takes `dayValues`. */
export async function readDayReport(tx: Tx, values: unknown[]): Promise<Report> {
  const [[sums], cancelled, [returns]] = await Promise.all([
    tx.query<Omit<Report, 'cancelled' | 'returns'>>(daySumsSql, values),
    tx.query<Report['cancelled'][number]>(dayCancelledSql, values),
    tx.query<Report['returns']>(dayReturnsSql, values),
  ])
  return { ...sums!, cancelled, returns: returns! }
}
