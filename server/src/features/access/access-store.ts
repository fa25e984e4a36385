import { isAbove, type RoleAuthority } from '@quay/domain/access/check-grant'
import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { readSetting } from '../setting/read-setting.ts'

export interface ManagedPerson {
  id: string
  fullName: string
  /** Has rights that the caller lacks. */
  isOutranked: boolean
}

/** A colleague whose ways in the caller looks after. Throws `not-found` for nobody of the store. */
export async function readManaged(tx: Tx, actor: Actor, employeeId: string): Promise<ManagedPerson> {
  const [row] = await tx.query<{ id: string; fullName: string; role: RoleAuthority }>(
    `select e.id, e.full_name, json_build_object('name', r.name, 'discountLimit', r.discount_limit, 'grants',
       (select coalesce(json_agg(json_build_object('model', p.model, 'action', p.action)), '[]')
        from role_permission p where p.store_id = $1 and p.role_id = r.id)) as role
     from employee e join role r on r.store_id = e.store_id and r.id = e.role_id where e.store_id = $1 and e.id = $2`,
    [tx.storeId, employeeId],
  )
  if (!row) throw new DomainError('not-found')
  const { role, ...person } = row
  return { ...person, isOutranked: isAbove(role, actor, await readSetting(tx, 'discountLimit')) }
}

/**
 * The same, for a write. Throws `own-account` to oneself, and `outranked` where the person has rights that the caller
 * lacks: who gives out passwords could else become anybody.
 */
export async function requireManaged(tx: Tx, actor: Actor, employeeId: string): Promise<ManagedPerson> {
  const person = await readManaged(tx, actor, employeeId)
  if (person.id === actor.employeeId) throw new DomainError('own-account')
  if (person.isOutranked) throw new DomainError('outranked', { name: person.fullName })
  return person
}

/** The open request of a person for a new password is answered. */
export async function closePasswordRequest(tx: Tx, employeeId: string): Promise<void> {
  await tx.query('delete from password_request where store_id = $1 and employee_id = $2', [tx.storeId, employeeId])
}
