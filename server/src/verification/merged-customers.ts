import type { Check } from './check.ts'

/** Customers who were merged into another one. */
export const mergedCustomerChecks: Check[] = [
  {
    law: 'customers: who was merged owes nothing and has no points',
    sql: `
      select 'customer ' || c.code || ' ' || c.name as thing, 'debt 0, points 0' as expected,
        'debt ' || c.debt || ', points ' || c.points as found
      from customer c where c.store_id = $1 and c.merged_into is not null and (c.debt <> 0 or c.points <> 0)`,
  },
  {
    law: 'customers: nothing that is still to happen names somebody who was merged',
    sql: `
      select 'customer ' || c.code || ' ' || c.name as thing, 'who they are now' as expected, r.found
      from customer c join (
        select customer_id, 'customer_request' as found from customer_request where store_id = $1
        union all
        select customer_id, 'voucher_code' from voucher_code where store_id = $1 and state in ('UNUSED', 'ISSUED')
      ) r on r.customer_id = c.id
      where c.store_id = $1 and c.merged_into is not null`,
  },
  {
    law: 'customers: who was merged went to somebody who was not',
    sql: `
      select 'customer ' || c.code || ' ' || c.name as thing, 'a customer who stands' as expected, s.code as found
      from customer c join customer s on s.store_id = $1 and s.id = c.merged_into
      where c.store_id = $1 and s.merged_into is not null`,
  },
]
