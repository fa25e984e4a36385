import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import type { Runtime } from '../../runtime.ts'
import { beginAttempt, lockAttempts, noteFailure } from './login-attempt.ts'
import { hashPassword, passwordFits } from './password.ts'
import { readProfile } from './profile-queries.ts'
import { lockSession, revokeOtherSessions, revokeSession } from './session-store.ts'

/** Changes one's own name or e-mail. Throws `version-conflict` with the profile as it is. */
export async function updateProfile(
  tx: Tx,
  actor: Actor,
  body: { version: number; fullName?: string | undefined; email?: string | null | undefined },
) {
  const before = await readProfile(tx, actor)
  if (before.version !== body.version) throw new DomainError('version-conflict', { current: before })
  const fullName = body.fullName ?? before.fullName
  const email = body.email === undefined ? before.email : body.email
  const rows = await tx.query(
    'update employee set full_name = $3, email = $4, version = version + 1 where store_id = $1 and id = $2 and version = $5 returning id',
    [tx.storeId, actor.employeeId, fullName, email, body.version],
  )
  if (!rows.length) throw new DomainError('version-conflict', { current: await readProfile(tx, actor) })
  await tx.audit(
    'profile.update',
    { kind: 'employee', id: actor.employeeId, code: fullName },
    { fullName: before.fullName, email: before.email },
    { fullName, email },
  )
  return readProfile(tx, actor)
}

/**
 * Changes one's own password and signs every other device out. Throws `wrong-password`, which counts as a wrong log-in:
 * who found a device signed in may guess no more often than a stranger; and `login-locked` after too many.
 */
export async function changePassword(
  tx: Tx,
  actor: Actor,
  runtime: Runtime,
  body: { currentPassword: string; newPassword: string },
) {
  const person = (await lockAttempts(tx, actor.employeeId))!
  const attempt = beginAttempt(person, tx.now)
  if (!(await passwordFits(person.passwordHash, body.currentPassword)))
    throw new DomainError('wrong-password', {}, { afterwards: noteFailure(tx.storeId, person, attempt) })
  attempt.end()
  const hash = await hashPassword(runtime.passwordCost, body.newPassword)
  await tx.query('update employee set password_hash = $3, version = version + 1 where store_id = $1 and id = $2', [
    tx.storeId,
    actor.employeeId,
    hash,
  ])
  await revokeOtherSessions(tx, actor.employeeId, actor.sessionId, 'password-changed')
  await tx.audit('password.change', { kind: 'employee', id: actor.employeeId, code: actor.fullName })
}

/** Signs one of the caller's own devices out. Throws `not-found` for a session of somebody else. */
export async function endOwnSession(tx: Tx, actor: Actor, id: string): Promise<void> {
  const session = await lockSession(tx, id)
  if (!session || session.employeeId !== actor.employeeId) throw new DomainError('not-found')
  if (session.revokedAt) {
    tx.repeated = true
    return
  }
  await revokeSession(tx, id, 'ended')
  await tx.audit('session.logout', { kind: 'session', id })
}
