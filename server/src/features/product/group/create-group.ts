import { deepestGroup } from '@quay/domain/product/decide-group-move'
import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'
import { lockGroup, type ProductGroup, readGroup, refuseTakenGroupName } from './product-group-store.ts'

/**
 * Adds a group at the top or under another. Throws `group-too-deep` below the third level, `group-name-taken`,
 * `not-found` for a parent, `idempotency-conflict` for an id that another group has. The same group again is given as
 * it is: it holds nothing else, so its content is compared and no hash is kept.
 */
export async function createGroup(
  tx: Tx,
  body: { id?: string | undefined; name: string; parentId?: string | null | undefined },
): Promise<ProductGroup> {
  const id = body.id ?? newId()
  const parentId = body.parentId ?? null
  const [[made], parent] = await Promise.all([
    tx.query<{ name: string; parentId: string | null }>(
      'select name, parent_id from product_group where store_id = $1 and id = $2',
      [tx.storeId, id],
    ),
    parentId ? lockGroup(tx, parentId) : undefined,
  ])
  if (made) return madeBefore(tx, id, made.name === body.name && made.parentId === parentId)
  const level = (parent?.level ?? 0) + 1
  if (level > deepestGroup) throw refuseField('group-too-deep', 'parentId')
  await refuseTakenGroupName(tx, { id, parentId, name: body.name })

  await tx.insert('product_group', [{ id, parentId, name: body.name, level }])
  await tx.audit('product-group.create', { kind: 'product-group', id, code: body.name }, undefined, {
    name: body.name,
    parent: parent?.name ?? null,
  })
  return readGroup(tx, id)
}

async function madeBefore(tx: Tx, id: string, same: boolean): Promise<ProductGroup> {
  const current = await readGroup(tx, id)
  if (!same) throw new DomainError('idempotency-conflict', { current })
  tx.repeated = true
  return current
}
