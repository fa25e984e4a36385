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
    law: 'customers: who was merged went to somebody who was not',
    sql: `
      select 'customer ' || c.code || ' ' || c.name as thing, 'a customer who stands' as expected, s.code as found
      from customer c join customer s on s.store_id = $1 and s.id = c.merged_into
      where c.store_id = $1 and s.merged_into is not null`,
  },
]
