import { checkAdminLeft } from '@quay/domain/access/check-admin-left'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { raisePromotionVersion } from '../discount/promotion-version.ts'
import { describeEmployee } from './describe-employee.ts'
import { adminStanding, countOtherAdmins, roleNamesOf } from './employee-store.ts'
import { usesOfEmployee } from './employee-uses.ts'
import { lockForChange } from './lock-for-change.ts'
import { decidePlacing } from './place-employee.ts'

/** What goes with a person, in this order: ways in and places, nothing of the shop's books. */
const goesAlong = [
  `delete from approval where store_id = $1 and (approver_id = $2 or session_id in
     (select id from session where store_id = $1 and employee_id = $2))`,
  ...['session', 'recovery_code', 'password_request', 'employee_branch', 'login_name'].map(
    table => `delete from ${table} where store_id = $1 and employee_id = $2`,
  ),
  'delete from employee where store_id = $1 and id = $2',
]

/**
 * Deletes an employee whom no document or ledger names; the log keeps the name in its rows. Throws `own-removal`,
 * `last-admin`, `employee-in-use` with what names them, `person-above-own`, `not-found`.
 */
export async function deleteEmployee(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { person, role } = await lockForChange(tx, actor, id)
  const { fullName } = person
  if (id === actor.employeeId) throw new DomainError('own-removal')
  const last = checkAdminLeft(fullName, adminStanding(person, role), null, await countOtherAdmins(tx, id))
  if (last) throw refuseAs(last)
  const uses = await usesOfEmployee(tx, id)
  if (uses.length) throw new DomainError('employee-in-use', { name: fullName, uses: uses.join(', ') })

  const { names } = await decidePlacing(tx, actor, person, {})
  const roles = await roleNamesOf(tx, person)
  for (const statement of goesAlong) await tx.query(statement, [tx.storeId, id])
  await raisePromotionVersion(tx)
  const words = describeEmployee(person, roles, names)
  await tx.audit('employee.delete', { kind: 'employee', id, code: fullName }, words, undefined)
}
