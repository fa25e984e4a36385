import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import type { Runtime } from '../../runtime.ts'
import { requireImage } from '../image/image-store.ts'
import type { Attempts } from './attempts.ts'
import { requireOwnPassword } from './password/own-password.ts'
import { hashPassword, payerOf } from './password/password.ts'
import { refuseEasyPassword } from './password/refuse-easy-password.ts'
import { readProfile } from './profile-queries.ts'
import { lockSession, revokeSession, revokeSessionsOf } from './session/session-store.ts'

/**
 * Changes one's own name, e-mail or face. Throws `version-conflict` with the profile as it is, and `not-found` for a
 * picture that is not among the store's faces.
 */
export async function updateProfile(
  tx: Tx,
  actor: Actor,
  body: {
    version: number
    fullName?: string | undefined
    email?: string | null | undefined
    avatarId?: string | null | undefined
  },
) {
  const before = await readProfile(tx, actor)
  if (before.version !== body.version) throw new DomainError('version-conflict', { current: before })
  const fullName = body.fullName ?? before.fullName
  const email = body.email === undefined ? before.email : body.email
  const { avatarId } = body
  if (avatarId) await requireImage(tx, avatarId, 'avatar', 'avatarId')
  const rows = await tx.query(
    `update employee set full_name = $3, email = $4, avatar_id = case when $6 then $7 else avatar_id end, version = version + 1
     where store_id = $1 and id = $2 and version = $5 returning id`,
    [tx.storeId, actor.employeeId, fullName, email, body.version, avatarId !== undefined, avatarId ?? null],
  )
  if (!rows.length) throw new DomainError('version-conflict', { current: await readProfile(tx, actor) })
  await tx.audit(
    'profile.update',
    { kind: 'employee', id: actor.employeeId, code: fullName },
    { fullName: before.fullName, email: before.email, hasAvatar: before.avatar !== null },
    { fullName, email, hasAvatar: avatarId === undefined ? before.avatar !== null : avatarId !== null },
  )
  return readProfile(tx, actor)
}

/**
 * Changes one's own password, the one that an administrator gave too, and signs every other device out. Throws
 * `same-password`, `password-too-easy`, `password-breached`, and what asking for the password throws (own-password.ts).
 */
export async function changePassword(
  tx: Tx,
  actor: Actor,
  runtime: Runtime,
  attempts: Attempts,
  body: { currentPassword: string; newPassword: string },
): Promise<void> {
  const known = await requireOwnPassword(tx, actor, runtime, attempts, body.currentPassword)
  if (body.newPassword === body.currentPassword) throw refuseField('same-password', 'newPassword')
  const { username, fullName, phone, store } = await readProfile(tx, actor)
  await refuseEasyPassword(runtime, 'newPassword', body.newPassword, [username, fullName, phone, store.name])
  const hash = await tx.releaseWhile(() => hashPassword(runtime, body.newPassword, payerOf(tx)))
  const changed = await tx.query(
    `update employee set password_hash = $3, must_change_password = false, temporary_password_until = null, version = version + 1
     where store_id = $1 and id = $2 and password_hash = $4 returning id`,
    [tx.storeId, actor.employeeId, hash, known],
  )
  if (!changed.length) throw new DomainError('wrong-password')
  await revokeSessionsOf(tx, actor.employeeId, actor.sessionId, 'password-changed')
  await tx.audit('password.change', { kind: 'employee', id: actor.employeeId, code: actor.fullName })
}

/** Signs every other device of the caller out. */
export async function endOtherSessions(tx: Tx, actor: Actor): Promise<void> {
  const count = await revokeSessionsOf(tx, actor.employeeId, actor.sessionId, 'ended')
  if (count === 0) tx.repeated = true
  else
    await tx.audit(
      'session.logout-others',
      { kind: 'employee', id: actor.employeeId, code: actor.fullName },
      undefined,
      { count },
    )
}

/** Signs one of the caller's own devices out. Throws `not-found` for a session of another person. */
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
