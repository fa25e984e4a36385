import { checkPersonChanged } from '@quay/domain/access/check-grant'
import { DomainError } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { lockRoleShared, type StoredRole } from '../role/role-store.ts'
import { readSetting } from '../setting/read-setting.ts'
import { readEmployee } from './employee-queries.ts'
import { lockAdmins, lockEmployee, type StoredEmployee } from './employee-store.ts'

/**
 * The person and their role, locked in the order that all changes take: admins, person, role. Throws `not-found`,
 * `person-above-own`, and `version-conflict` with the person as they are.
 */
export async function lockForChange(
  tx: Tx,
  actor: Actor,
  id: string,
  version?: number,
): Promise<{ person: StoredEmployee; role: StoredRole }> {
  await lockAdmins(tx)
  const person = await lockEmployee(tx, id)
  const role = await lockRoleShared(tx, person.roleId)
  const refusal = checkPersonChanged(actor, { fullName: person.fullName, role }, await readSetting(tx, 'discountLimit'))
  if (refusal) throw refuseAs(refusal)
  if (version !== undefined && person.version !== version)
    throw new DomainError('version-conflict', { current: await readEmployee(tx, actor, id) })
  return { person, role }
}
