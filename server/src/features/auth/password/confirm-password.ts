import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import type { Runtime } from '../../../runtime.ts'
import type { Attempts } from '../attempts.ts'
import { requireOwnPassword } from './own-password.ts'

/**
 * Takes the caller's password again, which opens for some minutes what asks for it (http/caller/fresh-password.ts) in this
 * session. Throws `wrong-password` and `login-locked`.
 */
export async function confirmPassword(
  tx: Tx,
  actor: Actor,
  runtime: Runtime,
  attempts: Attempts,
  password: string,
): Promise<void> {
  await requireOwnPassword(tx, actor, runtime, attempts, password)
  await tx.audit('session.confirm', { kind: 'session', id: actor.sessionId })
}
