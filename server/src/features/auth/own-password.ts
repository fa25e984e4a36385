import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import type { Attempts } from './attempts.ts'
import { passwordFits, payerOf } from './password.ts'
import { forgivePin, isStillSo } from './person-store.ts'

/**
 * Asks somebody who is signed in for the password again, outside the transaction. Gives its hash, for a write that
 * must not overtake a change. Throws `wrong-password`, and `login-locked` after five: who found a device signed in may
 * guess no more often than a stranger, and makes nobody wait but that device.
 */
export async function requireOwnPassword(tx: Tx, actor: Actor, attempts: Attempts, password: string): Promise<string> {
  const attempt = attempts.begin([`session:${actor.sessionId}`], tx.now)
  const [person] = await tx.query<{ hash: string }>(
    'select password_hash as hash from employee where store_id = $1 and id = $2',
    [tx.storeId, actor.employeeId],
  )
  const { hash } = person!
  const fits = await tx.outside(() => passwordFits(hash, password, payerOf(tx)))
  if (!fits || !(await isStillSo(tx, actor.employeeId, hash)))
    throw new DomainError(
      'wrong-password',
      {},
      {
        async afterwards(later) {
          later.actor = actor
          await later.audit('session.login-failed', { kind: 'employee', id: actor.employeeId, code: actor.fullName })
        },
      },
    )
  attempt.succeed()
  await forgivePin(tx, actor.employeeId)
  return hash
}
