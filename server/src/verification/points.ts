import { chainChecks } from './chain.ts'
import type { Check } from './check.ts'

/** Customers' points against the point ledger. */
export const pointChecks: Check[] = [
  {
    law: 'points: what a customer has is the sum of the rows',
    sql: `
      select 'points of ' || c.code || ' ' || c.name as thing,
        coalesce(e.amount, 0) || ' in ' || coalesce(e.count, 0) || ' rows' as expected,
        c.points || ' in ' || c.point_entry_count || ' rows' as found
      from customer c
      left join (select customer_id, sum(amount) as amount, count(*) as count from point_entry where store_id = $1 group by customer_id) e
        on e.customer_id = c.id
      where c.store_id = $1 and (c.points <> coalesce(e.amount, 0) or c.point_entry_count <> coalesce(e.count, 0))`,
  },
  ...chainChecks({
    name: 'point ledger',
    table: 'point_entry',
    chain: ['customer_id'],
    amount: 'amount',
    owner: `(select c.code || ' ' || c.name from customer c where c.store_id = $1 and c.id = r.customer_id)`,
  }),
]
