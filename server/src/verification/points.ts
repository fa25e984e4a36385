import { balanceCheck } from './balance.ts'
import { chainChecks } from './chain.ts'
import type { Check } from './check.ts'

/** Customers' points against the point ledger. */
export const pointChecks: Check[] = [
  balanceCheck({
    law: 'points: what a customer has is the sum of the rows',
    thing: `'points of ' || o.code || ' ' || o.name`,
    table: 'customer',
    columns: { balance: 'points', count: 'point_entry_count' },
    ledger: { table: 'point_entry', owner: 'customer_id' },
  }),
  ...chainChecks({
    name: 'point ledger',
    table: 'point_entry',
    chain: ['customer_id'],
    amount: 'amount',
    owner: `(select c.code || ' ' || c.name from customer c where c.store_id = $1 and c.id = r.customer_id)`,
  }),
]
