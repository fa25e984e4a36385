import { balanceCheck } from '../balance.ts'
import { chainChecks } from '../chain.ts'
import type { Check } from '../check.ts'

const balanceOf = (kind: 'customer' | 'provider') =>
  balanceCheck({
    law: `debt: what a ${kind} owes or is owed is the sum of the rows`,
    thing: `'debt of ${kind} ' || o.code || ' ' || o.name`,
    table: kind,
    columns: { balance: 'debt', count: 'debt_entry_count' },
    ledger: { table: 'debt_entry', owner: 'partner_id', where: `partner_kind = '${kind}'` },
  })

/** What is allocated to or from an entry lies between nothing and the entry; of one that was undone, nothing. */
const allocationsOf = (side: 'payment' | 'debt', sign: '' | '-'): Check => ({
  law: `debt: allocations do not exceed the ${side} they divide`,
  sql: `
    select 'allocations of ${side} ' || d.document_code || ', row ' || d.sequence as thing,
      case when u.id is null then 'from 0 to ' || ${sign}d.amount else '0, it was undone' end as expected, a.amount::text as found
    from (select ${side}_entry_id as id, sum(amount) as amount from debt_allocation where store_id = $1 group by 1) a
    join debt_entry d on d.store_id = $1 and d.id = a.id
    left join debt_entry u on u.store_id = $1 and u.reverses_id = d.id
    where a.amount not between 0 and case when u.id is null then ${sign}d.amount else 0 end`,
})

/** Customers and providers against the debt ledger, and which payment settled which debt. */
export const debtChecks: Check[] = [
  balanceOf('customer'),
  balanceOf('provider'),
  allocationsOf('payment', '-'),
  allocationsOf('debt', ''),
  {
    law: 'debt: a change by hand moves the debt by its amount; a cancelled one by nothing',
    sql: `
      select 'debt adjustment ' || a.code as thing, a.change::text as expected, coalesce(d.amount, 0)::text as found
      from (select id, code, partner_id, case status when 'SUCCEED' then amount else 0 end as change
            from debt_adjustment where store_id = $1) a
      left join (select document_id, partner_id, sum(amount) as amount from debt_entry
                 where store_id = $1 and document_kind = 'debt-adjustment' group by 1, 2) d
        on d.document_id = a.id and d.partner_id = a.partner_id
      where coalesce(d.amount, 0) <> a.change`,
  },
  {
    law: 'debt: a payment settles debts of its own partner',
    sql: `
      select 'allocation of ' || p.document_code || ' to ' || d.document_code as thing, 'one partner' as expected, 'two' as found
      from debt_allocation a
      join debt_entry p on p.store_id = a.store_id and p.id = a.payment_entry_id
      join debt_entry d on d.store_id = a.store_id and d.id = a.debt_entry_id
      where a.store_id = $1 and (p.partner_kind, p.partner_id) <> (d.partner_kind, d.partner_id)`,
  },
  {
    law: 'debt: what a payment settled is taken back only with the payment or the debt',
    sql: `
      select 'allocation of ' || p.document_code || ' to ' || d.document_code as thing, a.amount::text as expected, '0, and neither was undone' as found
      from debt_allocation u
      join debt_allocation a on a.store_id = u.store_id and a.id = u.reverses_id
      join debt_entry p on p.store_id = a.store_id and p.id = a.payment_entry_id
      join debt_entry d on d.store_id = a.store_id and d.id = a.debt_entry_id
      where u.store_id = $1 and not exists (
        select from debt_entry o where o.store_id = $1 and o.reverses_id in (a.payment_entry_id, a.debt_entry_id))`,
  },
  ...chainChecks({
    name: 'debt ledger',
    table: 'debt_entry',
    chain: ['partner_kind', 'partner_id'],
    amount: 'amount',
    owner: `coalesce(
      (select c.code || ' ' || c.name from customer c where c.store_id = $1 and c.id = r.partner_id and r.partner_kind = 'customer'),
      (select p.code || ' ' || p.name from provider p where p.store_id = $1 and p.id = r.partner_id and r.partner_kind = 'provider'),
      'nobody')`,
  }),
]
