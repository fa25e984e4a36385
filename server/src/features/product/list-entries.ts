import type { AuditAction } from '@quay/contract/audit-action'
import type { ListEntry } from '@quay/contract/product-list/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { type ListName, lockEntry, productLists, readEntry, refuseTakenEntryName } from './list-entry-store.ts'

type Deed = 'create' | 'update' | 'delete'
const subjectKind = { manufacturer: 'manufacturer', position: 'product-position' } as const satisfies Record<
  ListName,
  string
>
const actionOf = (list: ListName, deed: Deed): AuditAction => `${subjectKind[list]}.${deed}`

/**
 * Adds a maker or a shelf. The same entry again is given as it is. Throws that the name is taken, and
 * `idempotency-conflict` for an id that another entry has.
 */
export async function createEntry(
  tx: Tx,
  list: ListName,
  body: { id?: string | undefined; name: string },
): Promise<ListEntry> {
  const id = body.id ?? newId()
  const { table } = productLists[list]
  const [made] = await tx.query<{ name: string }>(`select name from ${table} where store_id = $1 and id = $2`, [
    tx.storeId,
    id,
  ])
  if (made) {
    const current = await readEntry(tx, list, id)
    if (made.name !== body.name) throw new DomainError('idempotency-conflict', { current })
    tx.repeated = true
    return current
  }
  await refuseTakenEntryName(tx, list, id, body.name)
  await tx.insert(table, [{ id, name: body.name }])
  await tx.audit(actionOf(list, 'create'), { kind: subjectKind[list], id, code: body.name }, undefined, {
    name: body.name,
  })
  return readEntry(tx, list, id)
}

/** Renames a maker or a shelf: everywhere at once, since products refer to it. Throws that the name is taken, `version-conflict`, `not-found`. */
export async function renameEntry(
  tx: Tx,
  list: ListName,
  id: string,
  body: { version: number; name: string },
): Promise<ListEntry> {
  const before = await lockEntry(tx, list, id)
  if (before.version !== body.version)
    throw new DomainError('version-conflict', { current: await readEntry(tx, list, id) })
  await refuseTakenEntryName(tx, list, id, body.name)
  const { table, column } = productLists[list]
  await Promise.all([
    tx.query(`update ${table} set name = $3, version = version + 1 where store_id = $1 and id = $2`, [
      tx.storeId,
      id,
      body.name,
    ]),
    // Tills keep the name of the shelf.
    tx.query(`update product set changed_at = $3 where store_id = $1 and ${column} = $2`, [tx.storeId, id, tx.now]),
    tx.audit(
      actionOf(list, 'update'),
      { kind: subjectKind[list], id, code: body.name },
      { name: before.name },
      { name: body.name },
    ),
  ])
  return readEntry(tx, list, id)
}

/**
 * Deletes a maker or a shelf; its products go where `moveTo` says, to another one or to none. Throws that it is in use,
 * with the number of products, where nothing was said, and `not-found`.
 */
export async function deleteEntry(tx: Tx, list: ListName, id: string, moveTo: string | undefined): Promise<void> {
  const { table, column, inUse } = productLists[list]
  const entry = await lockEntry(tx, list, id)
  const target = moveTo === undefined || moveTo === 'none' ? null : await lockEntry(tx, list, moveTo, 'moveTo')
  if (target?.id === id) throw new DomainError('not-found', { kind: list, id })
  const [held] = await tx.query<{ count: number }>(
    `select count(*) as count from product where store_id = $1 and ${column} = $2`,
    [tx.storeId, id],
  )
  if (held!.count > 0 && moveTo === undefined) throw new DomainError(inUse, { count: held!.count })
  await tx.query(
    `update product set ${column} = $3, version = version + 1, changed_at = $4 where store_id = $1 and ${column} = $2`,
    [tx.storeId, id, target?.id ?? null, tx.now],
  )
  await tx.query(`delete from ${table} where store_id = $1 and id = $2`, [tx.storeId, id])
  await tx.audit(
    actionOf(list, 'delete'),
    { kind: subjectKind[list], id, code: entry.name },
    { name: entry.name },
    held!.count > 0 ? { productCount: held!.count, movedTo: target?.name ?? null } : undefined,
  )
}
