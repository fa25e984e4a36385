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
]
