import { chainChecks } from './chain.ts'
import type { Check } from './check.ts'

/** Every fund against the cash ledger. */
export const cashChecks: Check[] = [
  {
    law: 'cash: the balance of a fund is the sum of its rows',
    sql: `
      select 'fund ' || a.name as thing,
        'balance ' || coalesce(e.amount, 0) || ' in ' || coalesce(e.count, 0) || ' rows' as expected,
        'balance ' || a.balance || ' in ' || a.entry_count || ' rows' as found
      from cash_account a
      left join (select account_id, sum(amount) as amount, count(*) as count from cash_entry where store_id = $1 group by account_id) e
        on e.account_id = a.id
      where a.store_id = $1 and (a.balance <> coalesce(e.amount, 0) or a.entry_count <> coalesce(e.count, 0))`,
  },
  ...chainChecks({
    name: 'cash ledger',
    table: 'cash_entry',
    chain: ['account_id'],
    amount: 'amount',
    owner: '(select a.name from cash_account a where a.store_id = $1 and a.id = r.account_id)',
  }),
]
