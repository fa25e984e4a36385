import type { Employee, employeePatch } from '@quay/contract/employee/shapes'
import { checkAdminLeft } from '@quay/domain/access/check-admin-left'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { requireImage } from '../image/image-store.ts'
import { lockRoleShared } from '../role/role-store.ts'
import { certificateOf } from './certificate-of.ts'
import { describeEmployee } from './describe-employee.ts'
import { readEmployee } from './employee-queries.ts'
import { adminStanding, countOtherAdmins, employeeColumns, roleNamesOf, type StoredEmployee } from './employee-store.ts'
import { giveRoles } from './give-roles.ts'
import { lockForChange } from './lock-for-change.ts'
import { setLoginNames } from './login-names.ts'
import { decidePlacing, writePlacing } from './place-employee.ts'

type EmployeePatch = z.output<typeof employeePatch>

/**
 * Edits an employee. Rights, branches and hours apply from their next call on, in open sessions too. Throws
 * `person-above-own`, `role-beyond-own`, `discount-limit-not-held`, `last-admin`, `username-taken`,
 * `login-phone-taken`, `version-conflict` with the person as they are, `not-found`.
 */
export async function updateEmployee(tx: Tx, actor: Actor, id: string, patch: EmployeePatch): Promise<Employee> {
  const { person: before, role: oldRole, ...powers } = await lockForChange(tx, actor, id, patch.version)
  const isMoved = patch.roleId !== undefined && patch.roleId !== before.roleId
  const role = isMoved ? await lockRoleShared(tx, patch.roleId!, 'roleId') : oldRole
  const placing = await decidePlacing(tx, actor, before, patch)
  const { names, ...place } = placing
  const after: StoredEmployee = { ...contentAfter(before, patch), ...place, roleId: role.id }
  await giveRoles(tx, { before, after, role, ...powers })
  const others = await countOtherAdmins(tx, id)
  const last = checkAdminLeft(before.fullName, adminStanding(before, oldRole), adminStanding(after, role), others)
  if (last) throw refuseAs(last)
  if (patch.avatarId) await requireImage(tx, patch.avatarId, 'avatar', 'avatarId')
  if (after.username !== before.username || after.phone !== before.phone) await setLoginNames(tx, id, after)

  await writePlacing(tx, id, before, place)
  await updateVersioned(tx, 'employee', id, { ...employeeColumns(after), roleId: role.id })
  const roles = await roleNamesOf(tx, before, after)
  const changed = changedFields(describeEmployee(before, roles, names), describeEmployee(after, roles, names))
  await tx.audit('employee.update', { kind: 'employee', id, code: after.fullName }, changed.before, changed.after)
  return readEmployee(tx, actor, id)
}

/** The person's own fields after the patch: what was not sent stays, null clears. */
function contentAfter(before: StoredEmployee, patch: EmployeePatch): StoredEmployee {
  const kept = <Field extends keyof EmployeePatch & keyof StoredEmployee>(field: Field) =>
    patch[field] === undefined ? before[field] : patch[field]
  return {
    ...before,
    fullName: patch.fullName ?? before.fullName,
    username: patch.username ?? before.username,
    phone: kept('phone') as string | null,
    email: kept('email') as string | null,
    note: kept('note') as string | null,
    avatarId: kept('avatarId') as string | null,
    accessWindows: kept('accessWindows') as StoredEmployee['accessWindows'],
    isPharmacist: patch.isPharmacist ?? before.isPharmacist,
    practisingCertificate:
      patch.practisingCertificate === undefined
        ? before.practisingCertificate
        : certificateOf(patch.practisingCertificate),
    gppCertificate: patch.gppCertificate === undefined ? before.gppCertificate : certificateOf(patch.gppCertificate),
  }
}
