import type { Check } from '../check.ts'

/** Counts of funds against their notes and what they wrote. */
export const fundCountChecks: Check[] = [
  {
    law: 'fund counts: a count is worth its notes, and its receipt or payment is what it differs by',
    sql: `
      select 'fund count ' || c.code as thing, c.worth || ', ' || c.difference as expected,
        c.counted || ', ' || coalesce(case v.direction when 'IN' then v.amount else -v.amount end, 0) as found
      from (select code, counted, voucher_id, counted - expected as difference,
          (select coalesce(sum((n->>'value')::bigint * (n->>'quantity')::bigint), 0) from jsonb_array_elements(notes) n) as worth
        from fund_count where store_id = $1) c
      left join cash_voucher v on v.store_id = $1 and v.id = c.voucher_id
      where c.counted <> c.worth or coalesce(case v.direction when 'IN' then v.amount else -v.amount end, 0) <> c.difference`,
  },
]
