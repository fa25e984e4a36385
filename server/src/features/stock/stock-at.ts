import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/connection/transaction.ts'

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

/** Shelves as a query to be read from: of all goods, or of some only. */
export type ShelvesQuery = (productIds?: readonly string[]) => RawBuilder<PastShelf>

/**
 * The stock of a branch at the end of a business day, by lot, to the đồng, as a query to be read from: what the last written
 * month's end before it says and every row of the ledger since. Revaluations are among the rows; shelves with nothing on them
 * are left out.
 */
export async function pastShelves(tx: Tx, branchId: string, day: string): Promise<ShelvesQuery> {
  // Asked for beforehand: of a first day that the planner does not know it believes that the whole ledger is behind it.
  const [ending] = await tx.query<{ day: string | null }>(
    'select max(day) as day from stock_month_end where store_id = $1 and branch_id = $2 and day <= $3::date',
    [tx.storeId, branchId, day],
  )
  const monthEnd = ending?.day ?? null
  const since = monthEnd === null ? sql`true` : sql`business_day > ${monthEnd}::date`
  return productIds => {
    const place = sql`store_id = ${tx.storeId} and branch_id = ${branchId}`
    const wanted = productIds ? sql`product_id = any(${productIds}::uuid[])` : sql`true`
    // The month's end is found by lot; a lot is of one product for ever.
    const lots = productIds
      ? sql`lot_id in (select id from lot where store_id = ${tx.storeId} and product_id = any(${productIds}::uuid[]))`
      : sql`true`
    // Only what moved since the month's end is summed up; the rest stands there as it lay.
    return sql<PastShelf>`
    with moved as materialized (
      select product_id, lot_id, bucket, sum(quantity)::bigint as quantity, sum(value)::bigint as value from stock_entry
      where ${place} and ${since} and business_day <= ${day}::date and ${wanted}
      group by product_id, lot_id, bucket
    )
    select product_id, lot_id, bucket, coalesce(m.quantity, 0) + coalesce(e.quantity, 0) as quantity,
      coalesce(m.value, 0) + coalesce(e.value, 0) as value
    from (
      select product_id, lot_id, bucket, quantity, value from stock_month
      where ${place} and day = ${monthEnd}::date and ${lots}
    ) m full join moved e using (product_id, lot_id, bucket)
    where coalesce(m.quantity, 0) + coalesce(e.quantity, 0) <> 0 or coalesce(m.value, 0) + coalesce(e.value, 0) <> 0`
  }
}

/** What lies on the shelves of a branch now, in the same shape: today needs no ledger. */
export const shelvesNow =
  (tx: Tx, branchId: string): ShelvesQuery =>
  productIds =>
    sql<PastShelf>`
    select product_id, lot_id, bucket, quantity, value from stock
    where store_id = ${tx.storeId} and branch_id = ${branchId} and (quantity <> 0 or value <> 0)
      and ${productIds ? sql`product_id = any(${productIds}::uuid[])` : sql`true`}`
