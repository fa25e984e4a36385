import type { Grant } from '@quay/contract/right/permission'
import { defaultRoleNames, roleText } from '@quay/contract/right/role-text'
import { describeRights } from '@quay/domain/access/describe-rights'
import { formatPercent } from '@quay/domain/text/format-number'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'

/** A role as commands load it. */
export interface StoredRole {
  id: string
  name: string
  note: string | null
  isDefault: boolean
  /** Basis points; null is what the store allows everybody. */
  discountLimit: number | null
  version: number
  grants: Grant[]
}

const columns = `id, name, note, is_default, discount_limit, version`

/** The role with its rights, locked until the end: against a second edit, and against being given to an employee. */
export const lockRole = (tx: Tx, id: string): Promise<StoredRole> =>
  loadRole(tx, `select ${columns} from role where store_id = $1 and id = $2 for update`, id)

/** The role with its rights, kept from being deleted. Throws `not-found`, beside the field where one is given. */
export const lockRoleShared = (tx: Tx, id: string, path?: string): Promise<StoredRole> =>
  loadRole(tx, `select ${columns} from role where store_id = $1 and id = $2 for key share`, id, path)

async function loadRole(tx: Tx, text: string, id: string, path?: string): Promise<StoredRole> {
  const [role] = await tx.query<Omit<StoredRole, 'grants'>>(text, [tx.storeId, id])
  if (!role) throw path ? refuseField('not-found', path, { kind: 'role', id }) : notFound(id)
  // Its own statement: what it reads is of after the lock.
  const grants = await tx.query<Grant>(
    'select model, action from role_permission where store_id = $1 and role_id = $2',
    [tx.storeId, id],
  )
  return { ...role, grants }
}

const notFound = (id: string) => new DomainError('not-found', { kind: 'role', id })

/** The default role that always holds everything. */
export const isAdminRole = ({ isDefault, name }: Pick<StoredRole, 'isDefault' | 'name'>): boolean =>
  isDefault && name === 'admin'

/**
 * Throws `role-name-taken`, beside the field, for the name of another role; case does not count. The names of the
 * default roles are taken in both languages, as the screen shows them in Vietnamese.
 */
export async function refuseTakenRoleName(tx: Tx, id: string, name: string | undefined): Promise<void> {
  if (name === undefined) return
  const [taken] = await tx.query<{ id: string | null; name: string }>(
    `select id, name from role where store_id = $1 and name_key(name) = name_key($2) and id <> $3
     union all select null, reserved from unnest($4::text[]) reserved where name_key(reserved) = name_key($2) limit 1`,
    [tx.storeId, name, id, defaultRoleNames],
  )
  if (taken) throw refuseField('role-name-taken', 'name', { id: taken.id, name: roleText(taken.name) })
}

const keyOf = ({ model, action }: Grant) => `${model}/${action}`

/** Each right once. */
export const distinctGrants = (grants: readonly Grant[]): Grant[] => [
  ...new Map(grants.map(grant => [keyOf(grant), { model: grant.model, action: grant.action }])).values(),
]

/** Makes the rights of a role those given: only what differs is written. */
export async function replaceGrants(tx: Tx, role: StoredRole, grants: readonly Grant[]): Promise<void> {
  const [held, asked] = [new Set(role.grants.map(keyOf)), new Set(grants.map(keyOf))]
  const taken = role.grants.filter(grant => !asked.has(keyOf(grant)))
  if (taken.length)
    await tx.query(
      `delete from role_permission where store_id = $1 and role_id = $2 and (model || '/' || action) = any($3::text[])`,
      [tx.storeId, role.id, taken.map(keyOf)],
    )
  await insertGrants(
    tx,
    role.id,
    grants.filter(grant => !held.has(keyOf(grant))),
  )
}

/** Writes rights that the role does not have yet. */
export const insertGrants = (tx: Tx, roleId: string, grants: readonly Grant[]): Promise<void> =>
  tx.insert(
    'role_permission',
    grants.map(({ model, action }) => ({ id: newId(), roleId, model, action })),
  )

interface RoleContent {
  name: string
  note: string | null
  discountLimit: number | null
  grants: readonly Grant[]
}

/** A role as the log shows it. */
export const describeRole = ({ name, note, discountLimit, grants }: RoleContent) => ({
  name: roleText(name),
  note,
  discountLimit: discountLimit === null ? null : formatPercent(discountLimit),
  rights: describeRights(grants),
})
