import { defaultGrants } from '@quay/contract/areas'
import type { Grant } from '@quay/contract/right/permission'
import { roleText } from '@quay/contract/right/role-text'
import type { Role, rolePatch } from '@quay/contract/role/shapes'
import { checkRoleGrant } from '@quay/domain/access/check-grant'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { patched } from '../../db/write/patched.ts'
import { readSetting } from '../setting/read-setting.ts'
import { readRole } from './role-queries.ts'
import {
  describeRole,
  distinctGrants,
  isAdminRole,
  lockRole,
  refuseTakenRoleName,
  replaceGrants,
  type StoredRole,
} from './role-store.ts'

/**
 * Edits a role. Its version goes up in this transaction, so the next call of everybody who holds it sees the new
 * rights. Throws `role-locked`, `role-is-default` (a new name), `role-name-taken`, `role-above-own`, `right-not-held`,
 * `discount-limit-not-held`, `version-conflict` with the role as it is, `not-found`.
 */
export async function updateRole(tx: Tx, actor: Actor, id: string, patch: z.output<typeof rolePatch>): Promise<Role> {
  const before = await lockForChange(tx, actor, id, patch.version)
  if (before.isDefault && patch.name !== undefined && patch.name !== before.name)
    throw refuseField('role-is-default', 'name')
  if (!before.isDefault) await refuseTakenRoleName(tx, id, patch.name)
  const grants = patch.permissions ? distinctGrants(patch.permissions) : before.grants
  return change(tx, actor, 'role.update', before, { ...patched(before, patch), grants })
}

/** Gives a default role the rights that it had when the store was made. Throws `role-locked`, `role-not-default` and as above. */
export async function resetRole(tx: Tx, actor: Actor, id: string, version: number): Promise<Role> {
  const before = await lockForChange(tx, actor, id, version)
  if (!before.isDefault) throw new DomainError('role-not-default')
  const grants = [...defaultGrants[before.name as keyof typeof defaultGrants]]
  return change(tx, actor, 'role.reset', before, { ...before, discountLimit: null, grants })
}

async function lockForChange(tx: Tx, actor: Actor, id: string, version: number): Promise<StoredRole> {
  const role = await lockRole(tx, id)
  if (isAdminRole(role)) throw new DomainError('role-locked')
  if (role.version !== version) throw new DomainError('version-conflict', { current: await readRole(tx, actor, id) })
  return role
}

async function change(
  tx: Tx,
  actor: Actor,
  action: 'role.update' | 'role.reset',
  before: StoredRole,
  after: StoredRole,
): Promise<Role> {
  const refusal = checkRoleGrant(actor, before, after, await readSetting(tx, 'discountLimit'))
  if (refusal) throw refuseAs(refusal)
  await replaceGrants(tx, before, after.grants)
  await tx.query(
    'update role set name = $3, note = $4, discount_limit = $5, version = version + 1 where store_id = $1 and id = $2',
    [tx.storeId, before.id, after.name, after.note, after.discountLimit],
  )
  const [was, is] = onlyChangedModels(before, after)
  const changed = changedFields(describeRole(was), describeRole(is))
  await tx.audit(action, { kind: 'role', id: before.id, code: roleText(after.name) }, changed.before, changed.after)
  return readRole(tx, actor, before.id)
}

/** Both states with the rights of those models only in which they differ: the log need not tell the whole matrix twice. */
function onlyChangedModels(before: StoredRole, after: StoredRole): [StoredRole, StoredRole] {
  const lacks = (role: StoredRole) => {
    const held = new Set(role.grants.map(({ model, action }) => `${model}/${action}`))
    return ({ model, action }: Grant) => !held.has(`${model}/${action}`)
  }
  const differing = [...before.grants.filter(lacks(after)), ...after.grants.filter(lacks(before))]
  const models = new Set(differing.map(({ model }) => model))
  const only = (role: StoredRole) => ({ ...role, grants: role.grants.filter(({ model }) => models.has(model)) })
  return [only(before), only(after)]
}
