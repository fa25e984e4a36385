import { DomainError } from '../../db/domain-error.ts'
import type { Tx } from '../../db/transaction.ts'
import { lockGroup, type ProductGroup, readGroup, refuseTakenGroupName } from './product-group-store.ts'

/** Renames a group. Throws `version-conflict` with the group as it is, `group-name-taken`, `not-found`. */
export async function renameGroup(tx: Tx, id: string, body: { version: number; name: string }): Promise<ProductGroup> {
  const before = await lockGroup(tx, id)
  if (before.version !== body.version) throw new DomainError('version-conflict', { current: await readGroup(tx, id) })
  await refuseTakenGroupName(tx, { ...before, name: body.name })

  await tx.query('update product_group set name = $3, version = version + 1 where store_id = $1 and id = $2', [
    tx.storeId,
    id,
    body.name,
  ])
  await tx.audit(
    'product-group.update',
    { kind: 'product-group', id, code: body.name },
    { name: before.name },
    { name: body.name },
  )
  return readGroup(tx, id)
}
