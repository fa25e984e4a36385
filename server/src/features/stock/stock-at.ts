import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** What lay in one bucket of a lot at the end of a day. */
export interface PastShelf {
  productId: string
  lotId: string
  bucket: 'sellable' | 'quarantine'
  /** Base units. */
  quantity: number
  /** Đồng. */
  value: number
}

/**
 * The stock of a branch at the end of a business day, by lot, to the đồng: what the last written month's end before it says and
 * every row of the ledger since. Revaluations are among the rows; shelves with nothing on them are left out.
 */
export async function stockAt(tx: Tx, branchId: string, day: string): Promise<PastShelf[]> {
  const { rows } = await sql<PastShelf>`
    select * from (${pastShelves(tx.storeId, branchId, day)}) past order by "productId", "lotId", bucket`.execute(tx.db)
  return rows
}

/** The same as a query to be read from. */
export const pastShelves = (storeId: string, branchId: string, day: string): RawBuilder<PastShelf> => sql<PastShelf>`
  with ending as (
    select max(day) as day from stock_month_end where store_id = ${storeId} and branch_id = ${branchId} and day <= ${day}::date
  )
  select product_id as "productId", lot_id as "lotId", bucket, sum(quantity)::bigint as quantity, sum(value)::bigint as value
  from (
    select m.product_id, m.lot_id, m.bucket, m.quantity, m.value from stock_month m
    where m.store_id = ${storeId} and m.branch_id = ${branchId} and m.day = (select day from ending)
    union all
    select e.product_id, e.lot_id, e.bucket, e.quantity, e.value from stock_entry e
    where e.store_id = ${storeId} and e.branch_id = ${branchId}
      and e.business_day > coalesce((select day from ending), '-infinity') and e.business_day <= ${day}::date
  ) rows group by product_id, lot_id, bucket
  having sum(quantity) <> 0 or sum(value) <> 0`
