import { DomainError } from '../../db/domain-error.ts'
import type { Tx } from '../../db/transaction.ts'
import { lockGroup } from './product-group-store.ts'

/** Deletes a group that holds neither products nor groups. Throws `group-in-use` with their count, `not-found`. */
export async function deleteGroup(tx: Tx, id: string): Promise<void> {
  const group = await lockGroup(tx, id)
  const [held] = await tx.query<{ count: number }>(
    `select (select count(*) from product where store_id = $1 and group_id = $2)
          + (select count(*) from product_group where store_id = $1 and parent_id = $2) as count`,
    [tx.storeId, id],
  )
  if (held!.count > 0) throw new DomainError('group-in-use', { count: held!.count })

  await tx.query('delete from product_group where store_id = $1 and id = $2', [tx.storeId, id])
  await tx.audit('product-group.delete', { kind: 'product-group', id, code: group.name }, { name: group.name })
}
