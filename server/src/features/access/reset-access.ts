import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import type { Runtime } from '../../runtime.ts'
import { clearTotp } from '../auth/own-totp.ts'
import { hashPassword, payerOf, randomSigns } from '../auth/password/password.ts'
import { temporaryUntil } from '../auth/password/temporary-until.ts'
import { lockSession, revokeSession, revokeSessionsOf } from '../auth/session/session-store.ts'
import { closePasswordRequest, requireManaged } from './access-store.ts'

/** Letters and digits of a password that is given: 5 bits each, good until it is changed. */
export const temporaryLength = 10

/**
 * Gives a colleague a password that is shown once and has to be changed at the next sign-in, within some days; every device of theirs is
 * signed out. Throws what requireManaged throws.
 */
export async function resetPassword(
  tx: Tx,
  actor: Actor,
  runtime: Runtime,
  employeeId: string,
): Promise<{ temporaryPassword: string }> {
  await requireManaged(tx, actor, employeeId)
  const temporaryPassword = randomSigns(temporaryLength)
  const hash = await tx.releaseWhile(() => hashPassword(runtime, temporaryPassword, payerOf(tx)))
  // Checked again: during the hashing an administrator may have given the person more rights.
  const person = await requireManaged(tx, actor, employeeId)
  await tx.query(
    'update employee set password_hash = $3, must_change_password = true, temporary_password_until = $4, version = version + 1 where store_id = $1 and id = $2',
    [tx.storeId, employeeId, hash, temporaryUntil(tx.now)],
  )
  const ended = await revokeSessionsOf(tx, employeeId, null, 'password-reset')
  await closePasswordRequest(tx, employeeId)
  await tx.audit('password.reset', { kind: 'employee', id: employeeId, code: person.fullName }, undefined, { ended })
  return { temporaryPassword }
}

/** Takes the PIN off a colleague, who sets a new one. */
export async function resetPin(tx: Tx, actor: Actor, employeeId: string): Promise<void> {
  const person = await requireManaged(tx, actor, employeeId)
  await tx.query('update employee set pin_hash = null, pin_failures = 0 where store_id = $1 and id = $2', [
    tx.storeId,
    employeeId,
  ])
  await tx.audit('pin.reset', { kind: 'employee', id: employeeId, code: person.fullName })
}

/** Takes the second step off a colleague who lost the phone. */
export async function resetTotp(tx: Tx, actor: Actor, employeeId: string): Promise<void> {
  const person = await requireManaged(tx, actor, employeeId)
  await clearTotp(tx, employeeId)
  await tx.audit('totp.reset', { kind: 'employee', id: employeeId, code: person.fullName })
}

/** Signs one device of a colleague out. Throws `not-found` for a session of another person. */
export async function endSessionOfColleague(
  tx: Tx,
  actor: Actor,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<void> {
  const person = await requireManaged(tx, actor, id)
  const session = await lockSession(tx, sessionId)
  if (!session || session.employeeId !== id) throw new DomainError('not-found')
  if (session.revokedAt) {
    tx.repeated = true
    return
  }
  await revokeSession(tx, sessionId, 'ended-by-admin')
  await tx.audit('session.end', { kind: 'employee', id, code: person.fullName })
}

/** Takes a request for a new password off the list without an answer. Throws `not-found`. */
export async function dismissRequest(tx: Tx, id: string): Promise<void> {
  const [gone] = await tx.query<{ employeeId: string; fullName: string }>(
    `delete from password_request q using employee e
     where q.store_id = $1 and q.id = $2 and e.store_id = q.store_id and e.id = q.employee_id
     returning e.id as employee_id, e.full_name`,
    [tx.storeId, id],
  )
  if (!gone) throw new DomainError('not-found')
  await tx.audit('password.request-dismiss', { kind: 'employee', id: gone.employeeId, code: gone.fullName })
}
