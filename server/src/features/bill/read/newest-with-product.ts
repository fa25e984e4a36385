import type { Tx } from '../../../db/connection/transaction.ts'

/** Lines read of each product: some weeks of what sells daily, years of what sells now and then. */
const usualLines = 200

interface NewestWithProduct {
  /** Bills with the product that were sold last. */
  billIds: string[]
  /** Every bill of this business day and later is among them; null when all are. */
  wholeFrom: string | null
}

/**
 * The bills that hold a product, by itself or in a combo, or what was merged into it, sold before an instant: the last
 * of them, whole days at a time. So what a page by cursor costs does not grow with the past.
 */
export async function newestWithProduct(
  tx: Pick<Tx, 'storeId' | 'query'>,
  productId: string,
  before: string,
  linesRead = usualLines,
): Promise<NewestWithProduct> {
  const lines = await tx.query<{ source: string; billId: string; businessDay: string }>(newestSql, [
    tx.storeId,
    productId,
    before,
    linesRead,
  ])
  const ends = [...Map.groupBy(lines, line => line.source).values()]
    .filter(group => group.length >= linesRead)
    .map(group => group.at(-1)!.businessDay)
  const wholeFrom = ends.length > 0 ? ends.reduce((a, b) => (a > b ? a : b)) : null
  return { billIds: [...new Set(lines.map(line => line.billId))], wholeFrom }
}

// A product at a time, so that each is read along its index and stops.
const newestSql = `
  with product_ids as (
    select id from product where store_id = $1 and id = $2
    union all
    select id from product where store_id = $1 and merged_into = $2)
  select p.id || '-line' as source, i.bill_id, i.business_day
  from product_ids p cross join lateral (
    select bill_id, business_day from bill_item i
    where i.store_id = $1 and i.product_id = p.id and i.business_day <= $3::timestamptz::date + 1
    order by i.business_day desc fetch first $4 rows with ties) i
  union all
  select p.id || '-part', i.bill_id, i.business_day
  from product_ids p cross join lateral (
    select bill_id, business_day from bill_item_part i
    where i.store_id = $1 and i.product_id = p.id and i.business_day <= $3::timestamptz::date + 1
    order by i.business_day desc fetch first $4 rows with ties) i`
