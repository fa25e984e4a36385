import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../../db/domain-error.ts'

export interface ProductGroup {
  id: string
  parentId: string | null
  name: string
  level: number
  version: number
  /** Products in it and in the groups under it. */
  productCount: number
}

const listSql = `
  select g.id, g.parent_id, g.name, g.level, g.version, coalesce(held.count, 0) as product_count
  from product_group g
  left join (select group_id, count(*) as count from product where store_id = $1 and group_id is not null and merged_into is null group by group_id) held
    on held.group_id = g.id
  where g.store_id = $1 order by g.name collate "vi-x-icu", g.id`

/** All groups of the store by name; each counts the products in it and below it. */
export async function listGroups(tx: Tx): Promise<ProductGroup[]> {
  const groups = await tx.query<ProductGroup>(listSql, [tx.storeId])
  const byId = new Map(groups.map(group => [group.id, group]))
  for (const group of groups.toSorted((a, b) => b.level - a.level)) {
    const parent = group.parentId ? byId.get(group.parentId) : undefined
    if (parent) parent.productCount += group.productCount
  }
  return groups
}

/** One group. Throws `not-found`. */
export async function readGroup(tx: Tx, id: string): Promise<ProductGroup> {
  const group = (await listGroups(tx)).find(one => one.id === id)
  if (!group) throw new DomainError('not-found', { kind: 'group', id })
  return group
}

/** The group, locked: nothing can be put into it or under it until the transaction ends. Throws `not-found`. */
export async function lockGroup(tx: Tx, id: string) {
  const [group] = await tx.query<Omit<ProductGroup, 'productCount'>>(
    `select id, parent_id, name, level, version from product_group where store_id = $1 and id = $2 for update`,
    [tx.storeId, id],
  )
  if (!group) throw new DomainError('not-found', { kind: 'group', id })
  return group
}

/** All groups, locked in the order of their ids: the tree stays as it is until the transaction ends. */
export function lockGroups(tx: Tx): Promise<Omit<ProductGroup, 'productCount'>[]> {
  return tx.query(
    `select id, parent_id, name, level, version from product_group where store_id = $1 order by id for update`,
    [tx.storeId],
  )
}

/** Writes at which level groups stand now. */
export async function setGroupLevels(tx: Tx, levels: readonly { id: string; level: number }[]): Promise<void> {
  await tx.query(
    `update product_group g set level = l.level from unnest($2::uuid[], $3::smallint[]) l (id, level)
     where g.store_id = $1 and g.id = l.id`,
    [tx.storeId, levels.map(one => one.id), levels.map(one => one.level)],
  )
}

/** Throws `group-name-taken`, beside the field, for the name of another group of the same parent. */
export async function refuseTakenGroupName(
  tx: Tx,
  group: { id: string; parentId: string | null; name: string },
): Promise<void> {
  const taken = await tx.query(
    `select id from product_group where store_id = $1 and parent_id is not distinct from $2::uuid and name_key(name) = name_key($3) and id <> $4`,
    [tx.storeId, group.parentId, group.name, group.id],
  )
  if (taken.length) throw refuseField('group-name-taken', 'name', { name: group.name })
}
