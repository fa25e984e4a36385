import type { Check } from '../check.ts'

/** Declarations that stand against the sums of their days and the closed books of their branches. */
export const taxFilingChecks: Check[] = [
  {
    law: 'tax filings: the days of a declaration hold the revenue that was declared, and their books are closed',
    sql: `
      select 'declaration ' || f.file_number as thing, f.revenue || ', closed ' || cardinality(f.branch_ids) as expected,
        coalesce(s.revenue, 0) || ', closed ' || c.closed as found
      from (select id, file_number, branch_ids, from_day, to_day, revenue from tax_filing where store_id = $1 and status = 'FILED') f
      left join lateral (
        select sum(payable + surcharges - return_net - return_surcharges + return_fee + return_gift_charge)::bigint as revenue from sale_hour h
        where h.store_id = $1 and h.branch_id = any(f.branch_ids) and h.business_day between f.from_day and f.to_day) s on true
      left join lateral (
        select count(*)::int as closed from branch b
        where b.store_id = $1 and b.id = any(f.branch_ids) and b.books_closed_through >= f.to_day) c on true
      where coalesce(s.revenue, 0) <> f.revenue or c.closed <> cardinality(f.branch_ids)`,
  },
  {
    law: 'tax filings: the average that a quarter kept is of what the ledger moved, and begins with what the quarter before left',
    sql: `
      with filed as (
        select f.id, f.file_number, f.tax_code, f.branch_ids, f.from_day, f.to_day, f.filed_at from tax_filing f
        where f.store_id = $1 and f.status = 'FILED'
          and exists (select from kept_average a where a.store_id = $1 and a.filing_id = f.id)
      ), moved as (
        select f.id as filing_id, e.product_id,
          coalesce(sum(e.quantity) filter (where e.business_day < f.from_day), 0) as opening_quantity,
          coalesce(sum(e.value) filter (where e.business_day < f.from_day), 0) as opening_value,
          coalesce(sum(greatest(e.quantity, 0)) filter (where m.counts), 0) as quantity_in,
          coalesce(sum(greatest(e.value, 0)) filter (where m.counts), 0) as value_in,
          coalesce(sum(greatest(0 - e.quantity, 0)) filter (where m.counts), 0) as quantity_out,
          coalesce(sum(greatest(0 - e.value, 0)) filter (where m.counts), 0) as value_out
        from filed f
        join stock_entry e on e.store_id = $1 and e.branch_id = any(f.branch_ids) and e.business_day <= f.to_day
        cross join lateral (select e.business_day >= f.from_day and e.kind not in ('QUARANTINE', 'OWED_SETTLED') as counts) m
        group by f.id, e.product_id
      ), kept as (
        select a.*, f.file_number, f.tax_code, f.branch_ids, f.from_day, f.to_day, f.filed_at
        from kept_average a join filed f on f.id = a.filing_id where a.store_id = $1
      )
      select 'average of ' || m.product_id || ', declaration ' || f.file_number as thing,
        concat_ws(' ', m.opening_quantity, coalesce(p.left_value, m.opening_value), m.quantity_in, m.value_in, m.quantity_out, m.value_out) as expected,
        concat_ws(' ', coalesce(k.opening_quantity, 0), coalesce(k.opening_value, 0), coalesce(k.quantity_in, 0), coalesce(k.value_in, 0),
          coalesce(k.quantity_out, 0), coalesce(k.ledger_value_out, 0)) as found
      from moved m
      join filed f on f.id = m.filing_id
      left join kept k on k.filing_id = m.filing_id and k.product_id = m.product_id
      left join lateral (
        select o.opening_value + o.value_in - o.value_out as left_value from kept o
        where o.product_id = m.product_id and o.tax_code = f.tax_code and o.branch_ids @> f.branch_ids and o.branch_ids <@ f.branch_ids
          and o.to_day = f.from_day - 1 and o.filed_at < f.filed_at) p on true
      where concat_ws(' ', m.opening_quantity, coalesce(p.left_value, m.opening_value), m.quantity_in, m.value_in, m.quantity_out, m.value_out)
        <> concat_ws(' ', coalesce(k.opening_quantity, 0), coalesce(k.opening_value, 0), coalesce(k.quantity_in, 0), coalesce(k.value_in, 0),
          coalesce(k.quantity_out, 0), coalesce(k.ledger_value_out, 0))`,
  },
]
