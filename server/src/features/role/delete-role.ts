import { roleText } from '@quay/contract/right/role-text'
import { isAbove } from '@quay/domain/access/check-grant'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { rolesHeldSql } from '../../http/caller/role-at-branch.ts'
import { readSetting } from '../setting/read-setting.ts'
import { describeRole, lockRole } from './role-store.ts'

/** A refusal names a few of those who hold the role; the rest is counted. */
const namedAtMost = 5

/**
 * Deletes a role that no employee has, at a branch or as their own. Throws `role-is-default`, `role-above-own`,
 * `role-in-use` with the people who have it, `not-found`.
 */
export async function deleteRole(tx: Tx, actor: Actor, id: string): Promise<void> {
  const role = await lockRole(tx, id)
  const name = roleText(role.name)
  if (role.isDefault) throw new DomainError('role-is-default')
  if (isAbove(role, actor, await readSetting(tx, 'discountLimit'))) throw new DomainError('role-above-own', { name })
  const holders = await tx.query<{ id: string; fullName: string; count: number }>(
    `select e.id, e.full_name, count(*) over () as count from employee e
     where e.store_id = $1 and $2 in ${rolesHeldSql} order by e.is_active desc, e.full_name collate "vi-x-icu", e.id limit $3`,
    [tx.storeId, id, namedAtMost],
  )
  if (holders.length) {
    const count = holders[0]!.count
    const people = holders.map(({ fullName }) => fullName).join(', ') + (count > holders.length ? ', …' : '')
    const employees = holders.map(({ id, fullName }) => ({ id, fullName }))
    throw new DomainError('role-in-use', { name, count, people, employees })
  }
  await tx.query('delete from role where store_id = $1 and id = $2', [tx.storeId, id])
  await tx.audit('role.delete', { kind: 'role', id, code: name }, describeRole(role), undefined)
}
