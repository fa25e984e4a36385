import { daysBetween } from '@quay/domain/time/calendar'
import type { Tx } from '../../db/connection/transaction.ts'
import type { Asked } from './ask-report.ts'
import { readMark } from './report-mark.ts'

/** Up to where sums are kept that a report stands on. */
export interface Known {
  /** The last day that stands in the cells. */
  through: string
  /** The end of a month at which it is written what lay in stock, where that is nearer to the asked day than now is. */
  end: string | null
}

/** What is kept for a report of which stock is asked at the end of a day. */
export async function readKnown(tx: Tx, { view, branchIds }: Asked, day: string): Promise<Known> {
  const through = await readMark(tx)
  return { through, end: view.source === 'stock' ? await nearestEnd(tx, branchIds, day) : null }
}

/** A branch without an end of that month had no stock yet, else it is not written there (close-stock-months). */
const endsSql = `
  select day::text from (select distinct day from stock_month_end where store_id = $1 and branch_id = any($2::uuid[])) m
  where abs(day - $3::date) < $4 and not exists (
    select from unnest($2::uuid[]) b (id)
    where exists (select from stock_entry e where e.store_id = $1 and e.branch_id = b.id and e.business_day <= m.day)
      and not exists (select from stock_month_end w where w.store_id = $1 and w.branch_id = b.id and w.day = m.day))
  order by abs(day - $3::date), day limit 1`

async function nearestEnd(tx: Tx, branchIds: readonly string[], day: string): Promise<string | null> {
  const untilNow = daysBetween(day, tx.now.toISOString().slice(0, 10))
  if (untilNow <= 1) return null
  const [nearest] = await tx.query<{ day: string }>(endsSql, [tx.storeId, branchIds, day, untilNow])
  return nearest?.day ?? null
}
