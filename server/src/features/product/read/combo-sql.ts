import { type RawBuilder, sql } from 'kysely'

// The store is `$1` in each of these: a sub-select that took it from the row outside would not run on a cluster.

/**
 * The price of a unit `u` of a product `p`: its own, or of a combo that says so the sum of what its components cost in
 * their units. Derived wherever a price is read, so that it is never older than theirs.
 */
export const unitPriceSql = unitPrice('$1')

/** The same in a statement that is put together. */
export const unitPriceOf = (storeId: string): RawBuilder<number> =>
  sql`${sql.join(
    unitPrice('|')
      .split('|')
      .map(part => sql.raw(part)),
    sql`${storeId}`,
  )}`

function unitPrice(store: string): string {
  return `case when p.combo_price = 'SUM' then (
    select coalesce(sum(ci.quantity * cu.price), 0)::bigint from combo_item ci
    join product_unit cu on cu.store_id = ci.store_id and cu.id = ci.unit_id
    where ci.store_id = ${store} and ci.combo_id = p.id) else u.price end`
}

/** Products with the components of those that are combos; `ids` is a parameter. An array, so that keys are looked up. */
export const withComponentsSql = (ids: string) => `array(
    select unnest(${ids}::uuid[]) union select component_id from combo_item where store_id = $1 and combo_id = any(${ids}::uuid[]))`

/** What one of a combo `p` takes of its components, as decisions read it; null for all other goods. */
export const comboPartsSql = `case when p.type = 3 then (
    select json_agg(json_build_object('productId', ci.component_id, 'unitId', cu.id, 'unitName', cu.name, 'ratio', cu.ratio,
      'quantity', ci.quantity, 'price', cu.price) order by ci.position)
    from combo_item ci join product_unit cu on cu.store_id = ci.store_id and cu.id = ci.unit_id
    where ci.store_id = $1 and ci.combo_id = p.id) end`

/** Whether a product `p` is traded at a branch: in the store, and not stopped there. */
export const tradedSql = (branchId: string) => `(p.is_active and not exists (
    select from product_branch_status bs where bs.store_id = $1 and bs.product_id = p.id and bs.branch_id = ${branchId} and not bs.is_active))`

/** All barcodes of a unit `u`, the one that labels print first. */
export const barcodesSql = `coalesce((select json_agg(b.barcode order by b.position, b.id) from product_barcode b
    where b.store_id = $1 and b.unit_id = u.id), '[]')`
