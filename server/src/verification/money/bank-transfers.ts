import type { Check } from '../check.ts'

/** Transfers against the payments of bills and the lines of statements. */
export const bankTransferChecks: Check[] = [
  {
    law: 'statements: what lines are matched with is of their account and their way, and no more than the line or the row',
    sql: `
      select 'line of ' || l.booked_on || ', ' || l.amount as thing, 'at most ' || abs(l.amount) as expected, x.amount::text as found
      from bank_statement_line l join lateral (
        select sum(m.amount) as amount, bool_or(e.account_id <> l.account_id or (e.amount > 0) <> (l.amount > 0)
            or (select sum(o.amount) from bank_match o where o.store_id = $1 and o.entry_id = e.id and o.undone_at is null) > abs(e.amount)) as is_wrong
        from bank_match m join cash_entry e on e.store_id = $1 and e.id = m.entry_id
        where m.store_id = $1 and m.line_id = l.id and m.undone_at is null
          and not exists (select from cash_entry u where u.store_id = $1 and u.reverses_id = e.id)
      ) x on true
      where l.store_id = $1 and (x.amount > abs(l.amount) or x.is_wrong)`,
  },
  {
    law: 'transfers: each is a payment of its bill, with its amount and account',
    sql: `
      select 'transfer of ' || t.bill_code as thing, t.amount::text as expected, coalesce(p.amount, 0)::text as found
      from bank_transfer t left join bill_payment p on p.store_id = $1 and p.id = t.id and p.bill_id = t.bill_id and p.account_id = t.account_id
      where t.store_id = $1 and p.amount is distinct from t.amount`,
  },
  {
    law: 'transfers: what a statement brought is one line of it, of the same amount and account',
    sql: `
      select 'transfer of ' || t.bill_code as thing,
        case t.received_how when 'STATEMENT' then t.amount else 0 end::text as expected, coalesce(l.amount, 0)::text as found
      from bank_transfer t left join bank_statement_line l on l.store_id = $1 and l.transfer_id = t.id
      where t.store_id = $1 and ((t.received_how = 'STATEMENT') is distinct from (l.id is not null and l.account_id = t.account_id)
        and (t.received_how = 'STATEMENT' or l.id is not null) or l.amount <> t.amount)`,
  },
]
