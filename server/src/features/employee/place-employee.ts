import type { BranchRole } from '@quay/contract/employee/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { may } from '../../http/caller/rights.ts'

interface Placing {
  branchIds: readonly string[]
  defaultBranchId: string | null
  branchRoles: readonly BranchRole[]
}

interface Asked {
  branchIds?: readonly string[] | undefined
  defaultBranchId?: string | undefined
  branchRoles?: readonly BranchRole[] | undefined
}

/**
 * Where an employee will work after a change, and the names of all branches concerned. The caller can give, take or set
 * another role only at their own branches, unless they manage branches (branch/update). Throws
 * `not-found` beside the field for a branch that does not exist, or not for the caller, and for a default branch or a
 * branch with a role at which the person does not work.
 */
export async function decidePlacing(tx: Tx, actor: Actor, before: Placing, asked: Asked) {
  const wanted = asked.branchIds ?? before.branchIds
  const branches = await tx.query<{ id: string; name: string; isDefault: boolean }>(
    `select id, name, is_default_branch as is_default from branch
     where store_id = $1 and id = any($2::uuid[]) order by is_default_branch desc, created_at, id for key share`,
    [tx.storeId, [...new Set([...wanted, ...before.branchIds])]],
  )
  const names = new Map(branches.map(({ id, name }) => [id, name]))
  const isOpen = (id: string) =>
    names.has(id) && (actor.branchIds.includes(id) || may(actor, { model: 'branch', action: 'update' }))
  for (const [index, id] of wanted.entries())
    if (!before.branchIds.includes(id) && !isOpen(id))
      throw refuseField('not-found', `branchIds.${index}`, { kind: 'branch', id })
  const removed = before.branchIds.find(id => !wanted.includes(id) && !isOpen(id))
  if (removed) throw refuseField('not-found', 'branchIds', { kind: 'branch', id: removed })

  if (asked.defaultBranchId !== undefined && !wanted.includes(asked.defaultBranchId))
    throw refuseField('not-found', 'defaultBranchId', { kind: 'branch', id: asked.defaultBranchId })
  const branchRoles = [...(asked.branchRoles ?? before.branchRoles.filter(one => wanted.includes(one.branchId)))]
  for (const [index, { branchId, roleId }] of (asked.branchRoles ?? []).entries())
    if (!wanted.includes(branchId) || (roleAt(before, branchId) !== roleId && !isOpen(branchId)))
      throw refuseField('not-found', `branchRoles.${index}.branchId`, { kind: 'branch', id: branchId })
  const lost = before.branchRoles.find(
    ({ branchId }) => wanted.includes(branchId) && !isOpen(branchId) && !roleAt({ branchRoles }, branchId),
  )
  if (lost) throw refuseField('not-found', 'branchRoles', { kind: 'branch', id: lost.branchId })
  const kept =
    before.defaultBranchId !== null && wanted.includes(before.defaultBranchId) ? before.defaultBranchId : null
  const first = branches.find(({ id }) => wanted.includes(id))?.id ?? null
  return { names, branchIds: wanted.toSorted(), defaultBranchId: asked.defaultBranchId ?? kept ?? first, branchRoles }
}

/** The role of a person at a branch where it differs from their own role, if any. */
const roleAt = ({ branchRoles }: Pick<Placing, 'branchRoles'>, branchId: string): string | undefined =>
  branchRoles.find(one => one.branchId === branchId)?.roleId

/** Writes where an employee works. The caller raises the employee's version, which invalidates the cached branches. */
export async function writePlacing(tx: Tx, employeeId: string, before: Placing, after: Placing): Promise<void> {
  const removed = before.branchIds.filter(id => !after.branchIds.includes(id))
  const added = after.branchIds.filter(id => !before.branchIds.includes(id))
  if (removed.length)
    await tx.query(
      'delete from employee_branch where store_id = $1 and employee_id = $2 and branch_id = any($3::uuid[])',
      [tx.storeId, employeeId, removed],
    )
  await tx.insert(
    'employee_branch',
    added.map(branchId => ({ id: newId(), employeeId, branchId, roleId: roleAt(after, branchId) ?? null })),
  )
  for (const branchId of after.branchIds) {
    const roleId = roleAt(after, branchId) ?? null
    if (added.includes(branchId) || roleId === (roleAt(before, branchId) ?? null)) continue
    await tx.query(
      'update employee_branch set role_id = $4 where store_id = $1 and employee_id = $2 and branch_id = $3',
      [tx.storeId, employeeId, branchId, roleId],
    )
  }
  if (before.defaultBranchId === after.defaultBranchId) return
  // The old default goes first: a person never has two.
  await tx.query(
    'update employee_branch set is_default = false where store_id = $1 and employee_id = $2 and is_default and branch_id is distinct from $3',
    [tx.storeId, employeeId, after.defaultBranchId],
  )
  await tx.query(
    'update employee_branch set is_default = true where store_id = $1 and employee_id = $2 and branch_id = $3',
    [tx.storeId, employeeId, after.defaultBranchId],
  )
}
