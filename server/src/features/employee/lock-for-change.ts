import { checkPersonChanged, type HeldRole, type PowerAt } from '@quay/domain/access/check-grant'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { heldRolesSql, readPowers } from '../role/powers.ts'
import { lockRoleShared, type StoredRole } from '../role/role-store.ts'
import { readSetting } from '../setting/read-setting.ts'
import { readEmployee } from './employee-queries.ts'
import { lockAdmins, lockEmployee, type StoredEmployee } from './employee-store.ts'

/**
 * The person and their own role, locked in the order that all changes take: admins, person, role. Throws `not-found`,
 * `person-above-own`, and `version-conflict` with the person as they are.
 */
export async function lockForChange(
  tx: Tx,
  actor: Actor,
  id: string,
  version?: number,
): Promise<{ person: StoredEmployee; role: StoredRole; powerAt: PowerAt; storeLimit: number | null }> {
  await lockAdmins(tx)
  const person = await lockEmployee(tx, id)
  const role = await lockRoleShared(tx, person.roleId)
  const storeLimit = await readSetting(tx, 'discountLimit')
  const powerAt = await readPowers(tx, actor, storeLimit)
  const [held] = await tx.query<{ held: HeldRole[] }>(
    `select ${heldRolesSql} as held from employee e where e.store_id = $1 and e.id = $2`,
    [tx.storeId, id],
  )
  const refusal = checkPersonChanged(powerAt, { fullName: person.fullName, ...held! }, storeLimit)
  if (refusal) throw refuseAs(refusal)
  if (version !== undefined && person.version !== version)
    throw new DomainError('version-conflict', { current: await readEmployee(tx, actor, id) })
  return { person, role, powerAt, storeLimit }
}
