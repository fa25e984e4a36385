import { isRight } from '@quay/contract/areas'
import type { Grant } from '@quay/contract/right/permission'
import { roleText } from '@quay/contract/right/role-text'
import type { roleRoutes } from '@quay/contract/role/routes'
import type { Role, RoleSummary } from '@quay/contract/role/shapes'
import { isAbove } from '@quay/domain/access/check-grant'
import { searchWords } from '@quay/domain/text/search-text'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import { rolesHeldSql } from '../../http/caller/role-at-branch.ts'
import { readSetting } from '../setting/read-setting.ts'

type RoleQuery = z.output<(typeof roleRoutes)['list']['query']>
type RoleRow = Omit<Role, 'permissionCount' | 'isAboveOwn'>

const detailsSql = `
  select r.id, r.name, r.note, r.is_default, r.discount_limit, r.version,
    (select count(*) from employee e where e.store_id = $1 and r.id in ${rolesHeldSql}) as employee_count,
    (select coalesce(json_agg(json_build_object('model', p.model, 'action', p.action) order by p.model, p.action), '[]')
     from role_permission p where p.store_id = $1 and p.role_id = r.id) as permissions
  from role r where r.store_id = $1 and r.id = any($2::uuid[]) order by array_position($2::uuid[], r.id)`

/** Roles by id, in the order asked, as the caller may use them. */
async function readRoles(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Role[]> {
  const [storeLimit, rows] = await Promise.all([
    readSetting(tx, 'discountLimit'),
    tx.query<RoleRow>(detailsSql, [tx.storeId, ids]),
  ])
  return rows.map(row => {
    const permissions: Grant[] = row.permissions.filter(isRight)
    const isAboveOwn = isAbove({ ...row, grants: permissions }, actor, storeLimit)
    return { ...row, permissions, permissionCount: permissions.length, isAboveOwn }
  })
}

/** One role with its rights. Throws `not-found`. */
export async function readRole(tx: Tx, actor: Actor, id: string): Promise<Role> {
  const [role] = await readRoles(tx, actor, [id])
  if (!role) throw new DomainError('not-found', { kind: 'role', id })
  return role
}

/** A page of roles: the default ones first, then by name. A store has a few, so they are searched without an index. */
export async function listRoles(tx: Tx, actor: Actor, query: RoleQuery) {
  const shown = sql`case ${sql.join(
    ['admin', 'management', 'staff'].map(name => sql`when is_default and name = ${name} then ${roleText(name)}`),
    sql` `,
  )} else name end`
  const where = [
    sql`store_id = ${tx.storeId}`,
    ...searchWords(query.keyword ?? '').map(
      word => sql`fold(${shown} || ' ' || coalesce(note, '')) like ${`%${escapeLike(word)}%`}`,
    ),
  ]
  const list = {
    from: sql`role`,
    where,
    rank: sql`case when is_default then 0 else 1 end`,
    key: sql`name collate "vi-x-icu"`,
    id: sql`id`,
  }
  const { ids, ...page } = await readIdPage(tx, list, query)
  const items: RoleSummary[] = (await readRoles(tx, actor, ids)).map(({ permissions: _permissions, ...role }) => role)
  return { ...page, items }
}
