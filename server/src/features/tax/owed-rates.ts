import { type RawBuilder, sql } from 'kysely'

/**
 * SQL of the VAT rate at which a branch would owe VAT on a sale of today, by `branch_id` and `product_id`: of branches that deduct VAT alone, 0
 * where goods are not taxed; no rows in a store that does without VAT, as its bills hold none. It is the rate of `resolveVatRate`: a dated one
 * of the product, else of the nearest group that has one, else the product's own; one of the branch goes before one of all branches. `store` is
 * SQL of the store, `branches` of a condition on the branch `b`, `products` of one on the product `p`.
 */
export const owedRatesSql = (store: string, branches: string, products: string): string => `
  select distinct on (d.branch_id, p.id) d.branch_id, p.id as product_id, greatest(coalesce(x.vat_rate, p.vat_rate), 0)::bigint as rate
  from (
    select b.id as branch_id, ((now() at time zone b.time_zone) - make_interval(hours => b.day_cut_off_hour))::date as today
    from branch b join tax_info t on t.store_id = ${store} and t.branch_id = b.id and t.method = 'DEDUCTION'
    where b.store_id = ${store} and ${branches}
      and not exists (select from setting g where g.store_id = ${store} and g.key = 'useVat' and g.value = 'false')
  ) d
  join product p on p.store_id = ${store} and ${products}
  left join (
    select t.product_id, 0 as level, t.branch_id, t.from_day, t.to_day, t.vat_rate
    from tax_data t where t.store_id = ${store} and t.product_id is not null
    union all
    select p.id, below.level, t.branch_id, t.from_day, t.to_day, t.vat_rate
    from tax_data t
    join (
      select g.id, g.id as above, 1 as level from product_group g where g.store_id = ${store}
      union all
      select g.id, g.parent_id, 2 from product_group g where g.store_id = ${store}
      union all
      select g.id, o.parent_id, 3 from product_group g join product_group o on o.store_id = ${store} and o.id = g.parent_id
      where g.store_id = ${store}
    ) below on below.above = t.group_id
    join product p on p.store_id = ${store} and p.group_id = below.id and ${products}
    where t.store_id = ${store}
  ) x on x.product_id = p.id and (x.branch_id is null or x.branch_id = d.branch_id)
    and d.today >= x.from_day and (x.to_day is null or d.today <= x.to_day)
  order by d.branch_id, p.id, x.level nulls last, x.branch_id is null`

/** The same of all branches and products, in a statement that is put together. */
export const owedRatesOf = (storeId: string): RawBuilder<unknown> =>
  sql.join(
    owedRatesSql('|', 'true', 'true')
      .split('|')
      .map(part => sql.raw(part)),
    sql`${storeId}`,
  )
