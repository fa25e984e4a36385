import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'

/**
 * Whether a customer is one that the caller sees: all are, or, where the store has customers by branch, those of the caller's
 * branches and those of none. `branches` is where the ids of the caller's branches stand, `store` where the store does.
 */
export const visibleCustomer = (customer: string, store: string, branches: string) =>
  `(${customer}.branch_id is null or ${customer}.branch_id = any(${branches}::uuid[]) or not exists
    (select from setting v where v.store_id = ${store} and v.key = 'customersByBranch' and v.value = 'true'))`

const seenSql = `select from customer c where c.store_id = $1 and c.id = $2 and ${visibleCustomer('c', '$1', '$3')}`

/** Throws `not-found`, beside the field, for a customer that the caller does not see, as for one that is not there. */
export async function requireVisibleCustomer(tx: Tx, { branchIds }: Actor, id: string, path: string): Promise<void> {
  const [seen] = await tx.query(seenSql, [tx.storeId, id, branchIds])
  if (!seen) throw refuseField('not-found', path, { kind: 'customer', id })
}
