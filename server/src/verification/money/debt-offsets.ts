import type { Check } from '../check.ts'

/** Offsets against both debts. */
export const debtOffsetChecks: Check[] = [
  {
    law: 'debt: an offset lowers what the customer owes and what is owed to the provider by the same; a cancelled one nothing',
    sql: `
      select 'offset ' || o.code as thing, -o.moved || ' and ' || -o.moved as expected,
        coalesce(c.amount, 0) || ' and ' || coalesce(p.amount, 0) as found
      from (select id, code, customer_id, provider_id, case status when 'SUCCEED' then amount else 0 end as moved
            from debt_offset where store_id = $1) o
      left join lateral (select sum(amount) as amount from debt_entry e where e.store_id = $1 and e.document_id = o.id
        and e.partner_kind = 'customer' and e.partner_id = o.customer_id) c on true
      left join lateral (select sum(amount) as amount from debt_entry e where e.store_id = $1 and e.document_id = o.id
        and e.partner_kind = 'provider' and e.partner_id = o.provider_id) p on true
      where coalesce(c.amount, 0) <> -o.moved or coalesce(p.amount, 0) <> -o.moved`,
  },
]
