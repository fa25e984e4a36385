import { decideGroupMove } from '@quay/domain/product/decide-group-move'
import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { refuseAs } from '../../../db/refuse-as.ts'
import { raisePromotionVersion } from '../../discount/promotion-version.ts'
import { keepFound, keepFoundOfGroups } from '../write/keep-found.ts'
import { lockGroups, refuseTakenGroupName, setGroupLevels } from './product-group-store.ts'

/**
 * Deletes a group. Its products go where `moveTo` says: into another group, or into none; groups under it go one level
 * up. Throws `group-in-use` with the number of products where nothing was said, `group-name-taken` where a group above
 * has the name of one that comes up, `not-found`.
 */
export async function deleteGroup(tx: Tx, id: string, moveTo: string | undefined): Promise<void> {
  const groups = await lockGroups(tx)
  const group = groups.find(one => one.id === id)
  if (!group) throw new DomainError('not-found', { kind: 'group', id })
  const target =
    moveTo === undefined || moveTo === 'none' ? null : groups.find(one => one.id === moveTo && one.id !== id)
  if (target === undefined) throw new DomainError('not-found', { kind: 'group', id: moveTo })
  const [held] = await tx.query<{ count: number }>(
    'select count(*) as count from product where store_id = $1 and group_id = $2',
    [tx.storeId, id],
  )
  if (held!.count > 0 && moveTo === undefined) throw new DomainError('group-in-use', { count: held!.count })

  const risen: string[] = []
  for (const child of groups.filter(one => one.parentId === id)) {
    await refuseTakenGroupName(tx, { id: child.id, parentId: group.parentId, name: child.name })
    const decided = decideGroupMove(groups, child.id, group.parentId)
    if (!decided.ok) throw refuseAs(decided)
    await tx.query('update product_group set parent_id = $3, version = version + 1 where store_id = $1 and id = $2', [
      tx.storeId,
      child.id,
      group.parentId,
    ])
    await setGroupLevels(tx, decided.levels)
    risen.push(...decided.levels.map(one => one.id))
  }
  const moved = await tx.query<{ id: string }>(
    'update product set group_id = $3, version = version + 1, changed_at = $4 where store_id = $1 and group_id = $2 returning id',
    [tx.storeId, id, target?.id ?? null, tx.now],
  )
  await tx.query('delete from product_group where store_id = $1 and id = $2', [tx.storeId, id])
  await raisePromotionVersion(tx)
  await keepFound(
    tx,
    moved.map(one => one.id),
  )
  await keepFoundOfGroups(tx, risen)
  await tx.audit(
    'product-group.delete',
    { kind: 'product-group', id, code: group.name },
    { name: group.name },
    held!.count > 0 ? { productCount: held!.count, movedTo: target?.name ?? null } : undefined,
  )
}
