import type { Employee } from '@quay/contract/employee/shapes'
import { checkAdminLeft } from '@quay/domain/access/check-admin-left'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { readEmployee } from './employee-queries.ts'
import { adminStanding, countOtherAdmins } from './employee-store.ts'
import { lockForChange } from './lock-for-change.ts'

/**
 * Deactivates an employee and ends their sessions: the server refuses each of their devices at its next call. Done again,
 * it writes nothing. Throws `own-removal`, `last-admin`, `person-above-own`, `version-conflict`, `not-found`.
 */
export async function deactivateEmployee(tx: Tx, actor: Actor, id: string, version: number): Promise<Employee> {
  const { person, role } = await lockForChange(tx, actor, id, version)
  if (id === actor.employeeId) throw new DomainError('own-removal')
  const standing = adminStanding(person, role)
  const last = checkAdminLeft(
    person.fullName,
    standing,
    { ...standing, isActive: false },
    await countOtherAdmins(tx, id),
  )
  if (last) throw refuseAs(last)
  if (!person.isActive) return unchanged(tx, actor, id)
  await tx.query(
    `update session set revoked_at = $3, revoke_reason = 'deactivated' where store_id = $1 and employee_id = $2 and revoked_at is null`,
    [tx.storeId, id, tx.now],
  )
  return switchTo(tx, actor, person, false)
}

/** Activates an employee again; they sign in anew. Throws `person-above-own`, `version-conflict`, `not-found`. */
export async function activateEmployee(tx: Tx, actor: Actor, id: string, version: number): Promise<Employee> {
  const { person } = await lockForChange(tx, actor, id, version)
  return person.isActive ? unchanged(tx, actor, id) : switchTo(tx, actor, person, true)
}

function unchanged(tx: Tx, actor: Actor, id: string): Promise<Employee> {
  tx.repeated = true
  return readEmployee(tx, actor, id)
}

async function switchTo(tx: Tx, actor: Actor, { id, fullName }: { id: string; fullName: string }, isActive: boolean) {
  await tx.query('update employee set is_active = $3, version = version + 1 where store_id = $1 and id = $2', [
    tx.storeId,
    id,
    isActive,
  ])
  const action = isActive ? 'employee.activate' : 'employee.deactivate'
  await tx.audit(action, { kind: 'employee', id, code: fullName }, { isActive: !isActive }, { isActive })
  return readEmployee(tx, actor, id)
}
