import type { CheckKind } from '@quay/contract/inventory-check/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'

/** What a check is of, as its row says it. */
export interface CheckScope {
  id: string
  kind: CheckKind
  groupId: string | null
  positionId: string | null
}

/** The columns of a scope, in the order of the parameters that `inScopeSql` takes. */
export const scopeValues = ({ id, kind, groupId, positionId }: CheckScope) => [kind, groupId, positionId, id]

/**
 * Whether a product `p` is in the scope of a check: parameters from `$first` are its kind, group, position and id. A combo
 * lies on no shelf; a group holds all groups below it.
 */
export const inScopeSql = (first: number): string => `
  (p.type not in (3, 4) and case $${first}::text
    when 'BRANCH' then true
    when 'GROUP' then p.group_id in (
      with recursive below as (
        select $${first + 1}::uuid as id
        union all select g.id from product_group g join below b on g.parent_id = b.id where g.store_id = $1
      ) select id from below)
    when 'POSITION' then p.position_id = $${first + 2}::uuid
    else exists (select 1 from inventory_check_product c
      where c.store_id = $1 and c.inventory_check_id = $${first + 3}::uuid and c.product_id = p.id)
  end)`

/** Writes the goods of a check by product; those that it has stay. */
export async function addToScope(tx: Tx, checkId: string, productIds: readonly string[]): Promise<void> {
  await tx.query(
    `insert into inventory_check_product (store_id, id, inventory_check_id, product_id)
     values ($1, unnest($2::uuid[]), $3, unnest($4::uuid[]))
     on conflict (store_id, inventory_check_id, product_id) do nothing`,
    [tx.storeId, productIds.map(newId), checkId, productIds],
  )
}
