import { checkRoleGiven, type PowerAt } from '@quay/domain/access/check-grant'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { lockRoleShared, type StoredRole } from '../role/role-store.ts'
import type { StoredEmployee } from './employee-store.ts'

type Roles = Pick<StoredEmployee, 'roleId' | 'branchIds' | 'branchRoles'>

interface Giving {
  /** Null for a new employee. */
  before: Roles | null
  after: Roles
  /** The person's own role after the change, kept already. */
  role: StoredRole
  powerAt: PowerAt
  storeLimit: number | null
}

/**
 * Checks every role that an employee gets: their own, where it will apply, and those at single branches. Compares each
 * with what the caller can do there. Locks the roles against deletion. Throws
 * `role-beyond-own` and `discount-limit-not-held` beside the field, `not-found` for a role that the store does not have.
 */
export async function giveRoles(tx: Tx, { before, after, role, powerAt, storeLimit }: Giving): Promise<void> {
  if (before?.roleId !== role.id) check(null, role, 'roleId')
  for (const branchId of after.branchIds) {
    const place = after.branchRoles.findIndex(one => one.branchId === branchId)
    const path = place < 0 ? 'roleId' : `branchRoles.${place}.roleId`
    const given = place < 0 ? role : await lockRoleShared(tx, after.branchRoles[place]!.roleId, path)
    if (!before?.branchIds.includes(branchId) || roleOf(before, branchId) !== given.id) check(branchId, given, path)
  }

  function check(branchId: string | null, given: StoredRole, path: string) {
    const refusal = checkRoleGiven(powerAt(branchId), given, storeLimit, path)
    if (refusal) throw refuseAs(refusal)
  }
}

/** The role of a person at one of their branches. */
const roleOf = ({ roleId, branchRoles }: Roles, branchId: string): string =>
  branchRoles.find(one => one.branchId === branchId)?.roleId ?? roleId
