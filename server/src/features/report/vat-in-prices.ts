import { listSql, uuidSql } from './literals.ts'

interface Of {
  storeId: string
  branchIds: readonly string[]
}

/**
 * SQL of the VAT that one base unit holds at the price of today, by branch and product, at the branches that deduct VAT: they would
 * owe it (docs/decisions/2026-11-28-output-vat.md). The rate is that of `resolveVatRate`: a dated one of the product, else of the
 * nearest group that has one, else the product's own; one of the branch goes before one of all branches.
 */
export function vatInPricesSql({ storeId, branchIds }: Of): string {
  const store = uuidSql(storeId)
  return `
    select distinct on (d.branch_id, p.id) d.branch_id, p.id as product_id,
      case when r.rate > 0 then (2 * u.price * r.rate + 100 + r.rate) / (2 * (100 + r.rate)) else 0 end as vat
    from (
      select b.id as branch_id, ((now() at time zone b.time_zone) - make_interval(hours => b.day_cut_off_hour))::date as today
      from branch b join tax_info t on t.store_id = ${store} and t.branch_id = b.id and t.method = 'DEDUCTION'
      where b.store_id = ${store} and b.id in (${listSql(branchIds, uuidSql)})
    ) d
    join product p on p.store_id = ${store}
    join product_unit u on u.store_id = ${store} and u.product_id = p.id and u.is_base
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
      join product p on p.store_id = ${store} and p.group_id = below.id
      where t.store_id = ${store}
    ) x on x.product_id = p.id and (x.branch_id is null or x.branch_id = d.branch_id)
      and d.today >= x.from_day and (x.to_day is null or d.today <= x.to_day)
    cross join lateral (select coalesce(x.vat_rate, p.vat_rate)::bigint as rate) r
    order by d.branch_id, p.id, x.level nulls last, x.branch_id is null`
}
