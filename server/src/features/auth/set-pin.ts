import { isEasyPin } from '@quay/domain/session/is-easy-pin'
import { shortestPin } from '@quay/domain/session/shortest-pin'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { rolesHeldSql } from '../../http/caller/role-at-branch.ts'
import type { Runtime } from '../../runtime.ts'
import type { Attempts } from './attempts.ts'
import { requireOwnPassword } from './password/own-password.ts'
import { hashPassword, payerOf } from './password/password.ts'

/**
 * Sets one's own PIN; a locked one is open again. Throws `pin-six-digits` to who may
 * change roles at any branch, `pin-too-simple`, and what asking for the password throws.
 */
export async function setPin(
  tx: Tx,
  actor: Actor,
  runtime: Runtime,
  attempts: Attempts,
  body: { currentPassword: string; pin: string },
): Promise<void> {
  const [person] = await tx.query<{ phone: string | null; grants: string[] }>(
    `select e.phone, array(select p.model || '/' || p.action from role_permission p
       where p.store_id = $1 and p.role_id in ${rolesHeldSql} and p.model = 'role') as grants
     from employee e where e.store_id = $1 and e.id = $2`,
    [tx.storeId, actor.employeeId],
  )
  if (body.pin.length < shortestPin(new Set(person!.grants))) throw refuseField('pin-six-digits', 'pin')
  if (isEasyPin(body.pin, person!.phone)) throw refuseField('pin-too-simple', 'pin')
  const passwordHash = await requireOwnPassword(tx, actor, runtime, attempts, body.currentPassword)
  const pinHash = await tx.releaseWhile(() => hashPassword(runtime, body.pin, payerOf(tx)))
  const set = await tx.query(
    'update employee set pin_hash = $3, pin_failures = 0 where store_id = $1 and id = $2 and password_hash = $4 returning id',
    [tx.storeId, actor.employeeId, pinHash, passwordHash],
  )
  if (!set.length) throw new DomainError('wrong-password')
  await tx.audit('pin.set', { kind: 'employee', id: actor.employeeId, code: actor.fullName })
}
