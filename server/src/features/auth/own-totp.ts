import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import type { Runtime } from '../../runtime.ts'
import { openSecret, sealSecret } from '../../secret-box.ts'
import type { Attempts } from './attempts.ts'
import { requireOwnPassword } from './password/own-password.ts'
import { randomSigns } from './password/password.ts'
import { recoveryHash, totpPlace } from './second-step.ts'
import { newTotpSecret, totpStepOf, totpUri } from './totp.ts'

/** Of 24 signs each, 118 bits: too many to try, so a fast keyed hash is enough. */
const recoveryCodes = 10

interface TotpRow {
  username: string
  secret: string | null
  isOn: boolean
}

async function lockTotp(tx: Tx, employeeId: string): Promise<TotpRow> {
  const [row] = await tx.query<TotpRow>(
    `select username, totp_secret as secret, totp_confirmed_at is not null as is_on
     from employee where store_id = $1 and id = $2 for update`,
    [tx.storeId, employeeId],
  )
  return row!
}

/** Makes a secret for the person's app; it counts once a code of it came back. Throws `totp-on`. */
export async function startTotp(
  tx: Tx,
  actor: Actor,
  runtime: Runtime,
  attempts: Attempts,
  body: { currentPassword: string },
): Promise<{ secret: string; uri: string }> {
  await requireOwnPassword(tx, actor, runtime, attempts, body.currentPassword)
  const { username, isOn } = await lockTotp(tx, actor.employeeId)
  if (isOn) throw new DomainError('totp-on')
  const secret = newTotpSecret()
  const sealed = sealSecret(runtime, totpPlace(tx.storeId, actor.employeeId), secret)
  await tx.query('update employee set totp_secret = $3, totp_last_step = null where store_id = $1 and id = $2', [
    tx.storeId,
    actor.employeeId,
    sealed,
  ])
  await tx.audit('totp.start', { kind: 'employee', id: actor.employeeId, code: actor.fullName })
  return { secret, uri: totpUri(secret, username) }
}

/**
 * Turns the second step on by a right code of the app. Gives the recovery codes, which nothing shows again. Throws
 * `totp-not-started`, `totp-on`, `wrong-code`.
 */
export async function confirmTotp(
  tx: Tx,
  actor: Actor,
  runtime: Runtime,
  attempts: Attempts,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const attempt = attempts.begin([`session:${actor.sessionId}`], tx.now)
  const { secret, isOn } = await lockTotp(tx, actor.employeeId)
  if (isOn) throw new DomainError('totp-on')
  if (secret === null) throw new DomainError('totp-not-started')
  const step = totpStepOf(openSecret(runtime, totpPlace(tx.storeId, actor.employeeId), secret), code, tx.now, null)
  if (step === null) throw new DomainError('wrong-code')
  attempt.succeed()

  await tx.query('update employee set totp_confirmed_at = $3, totp_last_step = $4 where store_id = $1 and id = $2', [
    tx.storeId,
    actor.employeeId,
    tx.now,
    step,
  ])
  const codes = Array.from({ length: recoveryCodes }, () => Array.from({ length: 4 }, () => randomSigns(6)).join('-'))
  await forgetRecoveryCodes(tx, actor.employeeId)
  await tx.insert(
    'recovery_code',
    codes.map(one => ({
      id: newId(),
      employeeId: actor.employeeId,
      codeHash: recoveryHash(runtime, actor.employeeId, one),
    })),
  )
  await tx.audit('totp.enable', { kind: 'employee', id: actor.employeeId, code: actor.fullName })
  return { recoveryCodes: codes }
}

/** Turns one's own second step off. */
export async function disableTotp(
  tx: Tx,
  actor: Actor,
  runtime: Runtime,
  attempts: Attempts,
  body: { currentPassword: string },
): Promise<void> {
  await requireOwnPassword(tx, actor, runtime, attempts, body.currentPassword)
  await clearTotp(tx, actor.employeeId)
  await tx.audit('totp.disable', { kind: 'employee', id: actor.employeeId, code: actor.fullName })
}

/** Takes the second step off a person. */
export async function clearTotp(tx: Tx, employeeId: string): Promise<void> {
  await tx.query(
    `update employee set totp_secret = null, totp_confirmed_at = null, totp_last_step = null where store_id = $1 and id = $2`,
    [tx.storeId, employeeId],
  )
  await forgetRecoveryCodes(tx, employeeId)
}

async function forgetRecoveryCodes(tx: Tx, employeeId: string): Promise<void> {
  await tx.query('delete from recovery_code where store_id = $1 and employee_id = $2', [tx.storeId, employeeId])
}
