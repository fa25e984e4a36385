import { decideGroupMove } from '@quay/domain/product/decide-group-move'
import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { refuseAs } from '../../../db/refuse-as.ts'
import { keepFoundOfGroups } from '../write/keep-found.ts'
import {
  lockGroups,
  type ProductGroup,
  readGroup,
  refuseTakenGroupName,
  setGroupLevels,
} from './product-group-store.ts'

interface GroupChange {
  version: number
  name?: string | undefined
  /** Null is the top; left out, the group stays where it is. */
  parentId?: string | null | undefined
}

/**
 * Renames a group or moves it with all that is under it. Its products count as changed: they are found by the name
 * of their groups, and the VAT of a group above may be theirs now. Throws `version-conflict` with the group as it is, `group-name-taken`, `group-too-deep`,
 * `group-into-itself`, `not-found`.
 */
export async function updateGroup(tx: Tx, id: string, body: GroupChange): Promise<ProductGroup> {
  const groups = await lockGroups(tx)
  const before = groups.find(group => group.id === id)
  if (!before) throw new DomainError('not-found', { kind: 'group', id })
  if (before.version !== body.version) throw new DomainError('version-conflict', { current: await readGroup(tx, id) })
  const { name = before.name, parentId = before.parentId } = body
  await refuseTakenGroupName(tx, { id, parentId, name })
  const moves = parentId !== before.parentId
  const decided = decideGroupMove(groups, id, parentId)
  if (!decided.ok) throw refuseAs(decided)

  const nameOf = (groupId: string | null) => groups.find(group => group.id === groupId)?.name ?? null
  await Promise.all([
    tx.query(
      'update product_group set name = $3, parent_id = $4, version = version + 1 where store_id = $1 and id = $2',
      [tx.storeId, id, name, parentId],
    ),
    moves ? setGroupLevels(tx, decided.levels) : undefined,
    tx.audit(
      'product-group.update',
      { kind: 'product-group', id, code: name },
      { name: before.name, ...(moves && { parent: nameOf(before.parentId) }) },
      { name, ...(moves && { parent: nameOf(parentId) }) },
    ),
  ])
  if (moves || name !== before.name)
    await keepFoundOfGroups(
      tx,
      decided.levels.map(group => group.id),
    )
  return readGroup(tx, id)
}
