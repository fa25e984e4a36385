import { type HeldRole, isAboveAnywhere } from '@quay/domain/access/check-grant'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { heldRolesSql, readPowers } from '../role/powers.ts'
import { readSetting } from '../setting/read-setting.ts'

export interface ManagedPerson {
  id: string
  fullName: string
  /** Has rights that the caller lacks. */
  isOutranked: boolean
}

/** A colleague whose sign-in methods the caller manages. Throws `not-found` for an id of no employee of the store. */
export async function readManaged(tx: Tx, actor: Actor, employeeId: string): Promise<ManagedPerson> {
  const [row] = await tx.query<{ id: string; fullName: string; held: HeldRole[] }>(
    `select e.id, e.full_name, ${heldRolesSql} as held from employee e where e.store_id = $1 and e.id = $2`,
    [tx.storeId, employeeId],
  )
  if (!row) throw new DomainError('not-found')
  const { held, ...person } = row
  const storeLimit = await readSetting(tx, 'discountLimit')
  return { ...person, isOutranked: isAboveAnywhere(held, await readPowers(tx, actor, storeLimit), storeLimit) }
}

/**
 * The same, for a write. Throws `own-account` to oneself, and `outranked` where the person has rights that the caller
 * lacks: otherwise a caller who resets passwords could sign in as every person.
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
