import { type RawBuilder, sql } from 'kysely'

/** SQL of the branches `b` that deduct VAT, with their business day; of a store that does without VAT none. */
const deductingSql = (store: string) => `
    select b.id as branch_id, ((now() at time zone b.time_zone) - make_interval(hours => b.day_cut_off_hour))::date as today
    from branch b join tax_info i on i.store_id = ${store} and i.branch_id = b.id and i.method = 'DEDUCTION'
    where b.store_id = ${store}
      and not exists (select from setting g where g.store_id = ${store} and g.key = 'useVat' and g.value = 'false')`

/** SQL of the condition that a dated rate `t` holds at a branch `d` on its day. */
const holdsSql = `(t.branch_id is null or t.branch_id = d.branch_id) and d.today >= t.from_day and (t.to_day is null or d.today <= t.to_day)`

/**
 * SQL of the VAT rate at which a branch would owe VAT on a sale of today, by `branch_id` and `product_id`: of branches that deduct VAT alone, 0
 * where goods are not taxed; no rows in a store that does without VAT, as its bills hold none. It is the rate of `resolveVatRate`: a dated one
 * of the product, else of the nearest group that has one, else the product's own; one of the branch goes before one of all branches. `store` is
 * SQL of the store, `branches` of a condition on the branch `b`, `products` of one on the product `p`.
 */
export const owedRatesSql = (store: string, branches: string, products: string): string => `
  select d.branch_id, p.id as product_id, greatest(coalesce(own.vat_rate, above.vat_rate, p.vat_rate), 0)::bigint as rate
  from (${deductingSql(store)} and ${branches}) d
  join product p on p.store_id = ${store} and ${products}
  left join (
    select distinct on (d.branch_id, t.product_id) d.branch_id, t.product_id, t.vat_rate
    from (${deductingSql(store)} and ${branches}) d
    join tax_data t on t.store_id = ${store} and t.product_id is not null and ${holdsSql}
    order by d.branch_id, t.product_id, t.branch_id is null
  ) own on own.branch_id = d.branch_id and own.product_id = p.id
  left join (
    select distinct on (d.branch_id, path.id) d.branch_id, path.id as group_id, t.vat_rate
    from (
      select g.id, g.id as above, 1 as level from product_group g where g.store_id = ${store}
      union all
      select g.id, g.parent_id, 2 from product_group g where g.store_id = ${store}
      union all
      select g.id, o.parent_id, 3 from product_group g join product_group o on o.store_id = ${store} and o.id = g.parent_id
      where g.store_id = ${store}
    ) path
    cross join (${deductingSql(store)} and ${branches}) d
    join tax_data t on t.store_id = ${store} and t.group_id = path.above and ${holdsSql}
    order by d.branch_id, path.id, path.level, t.branch_id is null
  ) above on above.branch_id = d.branch_id and above.group_id = p.group_id`

/** The same of all branches and products, in a statement that is put together. */
export const owedRatesOf = (storeId: string): RawBuilder<unknown> =>
  sql.join(
    owedRatesSql('|', 'true', 'true')
      .split('|')
      .map(part => sql.raw(part)),
    sql`${storeId}`,
  )
