import { type RawBuilder, sql } from 'kysely'

/** An import is marked when its cost differs from the one before by this share: 5 %. */
export const costAlertShare = 0.05

/**
 * What the goods of a line `it` of an import `d` cost with their VAT, deducted or not: what two imports are compared by, so
 * that a branch which begins to deduct VAT sees no goods that became cheaper.
 */
export const costWithVatSql = '(it.value + case when d.deducts_vat then it.vat_amount else 0 end)::numeric'

/**
 * What a base unit cost with its VAT in each import of goods at a branch, newest first, beside the one before it. Drafts, cancelled
 * imports and goods given for nothing do not count. Rows: product_id, at, cost, before.
 */
export const importCosts = (
  storeId: string,
  branchId: string,
  products: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select i.product_id, i.at, i.cost, lead(i.cost) over newest as before, row_number() over newest as place
  from (
    select it.product_id, it.id, d.posted_at as at, round(${sql.raw(costWithVatSql)} / it.base_quantity, 2) as cost
    from inbound_item it join inbound d on d.store_id = it.store_id and d.id = it.inbound_id
    where it.store_id = ${storeId} and d.branch_id = ${branchId} and d.status = 'SUCCEED' and it.value > 0 and it.product_id in (${products})
  ) i window newest as (partition by i.product_id order by i.at desc, i.id desc)`

/** Products whose last import in so many days cost more than the share more or less than the one before. */
export function costMoved(storeId: string, branchId: string, days: number): RawBuilder<unknown> {
  const since = sql`now() - make_interval(days => ${days})`
  const recent = sql`
    select r.product_id from inbound_item r join inbound n on n.store_id = r.store_id and n.id = r.inbound_id
    where r.store_id = ${storeId} and n.branch_id = ${branchId} and n.status = 'SUCCEED' and n.posted_at >= ${since}`
  return sql`select c.product_id from (${importCosts(storeId, branchId, recent)}) c
    where c.place = 1 and c.at >= ${since} and abs(c.cost - c.before) > c.before * ${costAlertShare}`
}
