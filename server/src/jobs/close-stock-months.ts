import { addDays } from '@quay/domain/time/calendar'
import { zonedTime } from '@quay/domain/time/zoned-time'
import type pg from 'pg'
import { withOwner } from '../db/connection/pool.ts'
import { inEachStore } from '../db/connection/stores.ts'
import { newId } from '../db/new-id.ts'
import { listsOf } from '../db/write/lists-of.ts'
import type { JobWorker } from './job-worker.ts'

/** Writes what lay on the shelves at the end of each month that is over, so that the stock of a past day is found quickly. */
export const closeStockMonths: JobWorker = {
  kind: 'close-stock-months',
  schedule: '20 1 * * *',
  run: ({ address }) => withOwner(address, owner => writeMonthEnds(owner, new Date())),
}

/** A day later nothing more can come: rows carry the business day on which they were posted, and a night shift is over. */
const restDays = 1

/**
 * All ends of months that are not written yet, in every branch, the earliest first: each builds on the one before. Then those go that are older than
 * a year and no December: a day between two that stay is reckoned from the nearer one.
 */
export async function writeMonthEnds(owner: pg.ClientBase, now: Date): Promise<void> {
  await inEachStore(owner, async storeId => {
    const { rows } = await owner.query<{ id: string; timeZone: string; first: string | null; last: string | null }>(
      branchesSql,
      [storeId],
    )
    for (const branch of rows) {
      const today = addDays(zonedTime(now.getTime(), branch.timeZone).day, -restDays)
      let day = branch.last ? endOfMonth(addDays(branch.last, 1)) : branch.first && endOfMonth(branch.first)
      for (; day !== null && day < today; day = endOfMonth(addDays(day, 1)))
        await writeMonthEnd(owner, storeId, branch.id, day)
      await thinMonthEnds(owner, storeId, branch.id)
    }
  })
}

const branchesSql = `
  select b.id, b.time_zone,
    (select min(business_day) from stock_entry e where e.store_id = $1 and e.branch_id = b.id) as first,
    (select max(day) from stock_month_end m where m.store_id = $1 and m.branch_id = b.id) as last
  from branch b where b.store_id = $1 order by b.id`

function endOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number)
  const next = month === 12 ? `${year! + 1}-01-01` : `${year}-${String(month! + 1).padStart(2, '0')}-01`
  return addDays(next, -1)
}

async function writeMonthEnd(owner: pg.ClientBase, storeId: string, branchId: string, day: string): Promise<void> {
  const { rows } = await owner.query<{
    productId: string
    lotId: string
    bucket: string
    quantity: number
    value: number
  }>(shelvesSql, [storeId, branchId, day])
  await owner.query('insert into stock_month_end (store_id, id, branch_id, day) values ($1, $2, $3, $4)', [
    storeId,
    newId(),
    branchId,
    day,
  ])
  await owner.query(
    `insert into stock_month (store_id, branch_id, day, id, product_id, lot_id, bucket, quantity, value)
     values ($1, $2, $3, unnest($4::uuid[]), unnest($5::uuid[]), unnest($6::uuid[]), unnest($7::text[]), unnest($8::bigint[]),
       unnest($9::bigint[]))`,
    [storeId, branchId, day, rows.map(newId), ...listsOf(rows, 'productId', 'lotId', 'bucket', 'quantity', 'value')],
  )
}

/** This month of last year is asked as often as the month that ended. */
const keptEnds = 13
const lastMonth = 12
const thinSql = (table: string) => `
  delete from ${table} where store_id = $1 and branch_id = $2 and extract(month from day) <> ${lastMonth} and day <
    (select min(day) from (select day from stock_month_end where store_id = $1 and branch_id = $2 order by day desc limit ${keptEnds}) kept)`
const thinRowsSql = thinSql('stock_month')
const thinEndsSql = thinSql('stock_month_end')

/** Deletes what was written at the ends of months that are too old for one each. */
async function thinMonthEnds(owner: pg.ClientBase, storeId: string, branchId: string): Promise<void> {
  await owner.query(thinRowsSql, [storeId, branchId])
  await owner.query(thinEndsSql, [storeId, branchId])
}

const shelvesSql = `
  select product_id, lot_id, bucket, sum(quantity)::bigint as quantity, sum(value)::bigint as value
  from (
    select product_id, lot_id, bucket, quantity, value from stock_month
    where store_id = $1 and branch_id = $2 and day = (select max(day) from stock_month_end where store_id = $1 and branch_id = $2 and day < $3::date)
    union all
    select product_id, lot_id, bucket, quantity, value from stock_entry
    where store_id = $1 and branch_id = $2 and business_day <= $3::date and business_day >
      coalesce((select max(day) from stock_month_end where store_id = $1 and branch_id = $2 and day < $3::date), '-infinity')
  ) rows group by product_id, lot_id, bucket having sum(quantity) <> 0 or sum(value) <> 0`
