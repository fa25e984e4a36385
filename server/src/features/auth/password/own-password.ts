import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import type { Attempts } from '../attempts.ts'
import { forgivePin } from '../person-store.ts'
import { notePassword } from '../session/session-store.ts'
import type { PasswordKeys } from './password.ts'
import { provePassword } from './prove-password.ts'

/**
 * Checks the password of a signed-in person again, outside the transaction. Gives its hash, for a write that must not
 * overtake a change, and notes in the session that the password was given just now. Throws `wrong-password`,
 * `password-key-missing`, and `login-locked` after five: a person who finds a device signed in may guess no more often than
 * a stranger, and locks only that device.
 */
export async function requireOwnPassword(
  tx: Tx,
  actor: Actor,
  keys: PasswordKeys,
  attempts: Attempts,
  password: string,
): Promise<string> {
  const attempt = attempts.begin([`session:${actor.sessionId}`], tx.now)
  const [person] = await tx.query<{ hash: string }>(
    'select password_hash as hash from employee where store_id = $1 and id = $2',
    [tx.storeId, actor.employeeId],
  )
  const proof = await provePassword(tx, keys, { id: actor.employeeId, stored: person!.hash }, password)
  if (proof.fit !== 'fits')
    throw new DomainError(
      proof.fit === 'gone' ? 'password-key-missing' : 'wrong-password',
      {},
      {
        async afterRollback(later) {
          later.actor = actor
          await later.audit('session.login-failed', { kind: 'employee', id: actor.employeeId, code: actor.fullName })
        },
      },
    )
  attempt.succeed()
  await forgivePin(tx, actor.employeeId)
  await notePassword(tx, actor.sessionId)
  return proof.hash
}
