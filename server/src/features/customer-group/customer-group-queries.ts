import type { CustomerGroup } from '@quay/contract/customer-group/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'

const groupsSql = `
  select g.id, g.name, g.note, g.debt_limit, g.debt_days, g.mode, g.rule, g.version,
    (select count(*) from customer c where c.store_id = $1 and c.group_id = g.id) as customer_count
  from customer_group g where g.store_id = $1 and ($2::uuid is null or g.id = $2)
  order by g.name collate "vi-x-icu", g.id`

/** The groups of customers by name, each with how many are in it. */
export const listCustomerGroups = (tx: Tx): Promise<CustomerGroup[]> => tx.query(groupsSql, [tx.storeId, null])

/** One group. Throws `not-found`. */
export async function readCustomerGroup(tx: Tx, id: string): Promise<CustomerGroup> {
  const [group] = await tx.query<CustomerGroup>(groupsSql, [tx.storeId, id])
  if (!group) throw new DomainError('not-found', { kind: 'customer-group', id })
  return group
}
