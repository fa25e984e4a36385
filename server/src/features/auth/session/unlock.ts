import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import type { Runtime } from '../../../runtime.ts'
import type { Attempts } from '../attempts.ts'
import { checkPin } from '../check-pin.ts'
import { requireOwnPassword } from '../password/own-password.ts'

/** Says whether who stands before a covered screen is who signed in there: by PIN, or by password. Throws what they throw. */
export async function unlock(
  tx: Tx,
  actor: Actor,
  runtime: Runtime,
  attempts: Attempts,
  body: { pin?: string | undefined; password?: string | undefined },
): Promise<void> {
  if (body.pin !== undefined) await checkPin(tx, actor, runtime, actor.employeeId, body.pin)
  else await requireOwnPassword(tx, actor, runtime, attempts, body.password!)
  await tx.audit('session.unlock', { kind: 'session', id: actor.sessionId })
}
