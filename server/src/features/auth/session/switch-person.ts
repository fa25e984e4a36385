import type { authRoutes } from '@quay/contract/auth/routes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { namedActor } from '../../../db/named-actor.ts'
import { newId } from '../../../db/new-id.ts'
import { refuseOutsideHoursOf } from '../../../http/caller/access-hours.ts'
import type { Runtime } from '../../../runtime.ts'
import type { Attempts } from '../attempts.ts'
import { checkPin } from '../check-pin.ts'
import { mayComeByPinSql } from '../colleague-queries.ts'
import { provePassword } from '../password/prove-password.ts'
import { refuseRunOut } from '../password/refuse-run-out.ts'
import { forgivePin } from '../person-store.ts'
import { takeSecondStep } from '../second-step.ts'
import type { NewSession } from './new-session.ts'
import { insertSession, revokeSession } from './session-store.ts'

const targetSql = `
  select e.full_name, e.password_hash,
    e.must_change_password and e.temporary_password_until <= $5 as has_run_out, b.browser_id, b.device_id,
    case when e.totp_confirmed_at is not null then e.totp_secret end as totp_secret, e.totp_last_step,
    ${mayComeByPinSql} as may_come_by_pin
  from employee e, session b
  where e.store_id = $1 and e.id = $2 and e.is_active and b.store_id = $1 and b.id = $3
    and exists (select from employee_branch o where o.store_id = $1 and o.employee_id = e.id and o.branch_id = any($4::uuid[]))`

interface Target {
  fullName: string
  passwordHash: string
  browserId: string | null
  deviceId: string | null
  hasRunOut: boolean
  totpSecret: string | null
  totpLastStep: number | null
  mayComeByPin: boolean
}

type SwitchBody = z.output<NonNullable<typeof authRoutes.switch.body>>

/**
 * Gives a device from one colleague to another: by the PIN of the new person if they used the password in this browser
 * before or the browser is a registered till, else by the password. Ends the session of the previous person, unless the
 * browser still has sales of theirs to send. Throws `not-found` for a person without a branch in common,
 * `password-needed` for a PIN that is not accepted here, what checkPin throws, `wrong-password`, `login-locked`,
 * `temporary-password-expired`, `code-needed`, `wrong-code`; `outside-access-hours` for a person who may not work now.
 */
export async function switchPerson(
  tx: Tx,
  actor: Actor,
  runtime: Runtime,
  attempts: Attempts,
  body: SwitchBody,
): Promise<NewSession> {
  const [target] = await tx.query<Target>(targetSql, [
    tx.storeId,
    body.employeeId,
    actor.sessionId,
    actor.branchIds,
    tx.now,
  ])
  if (!target) throw new DomainError('not-found')
  if (body.pin === undefined) await takePassword(tx, actor, runtime, attempts, target, body)
  else if (!target.mayComeByPin) throw new DomainError('password-needed', { name: target.fullName })
  else await checkPin(tx, actor, runtime, body.employeeId, body.pin)
  await refuseOutsideHoursOf(tx, body.employeeId)

  const browserId = target.browserId ?? newId()
  const startedBy = body.pin === undefined ? 'password' : 'pin'
  const sessionId = await insertSession(tx, body.employeeId, { browserId, startedBy, deviceId: target.deviceId })
  if (!body.keepEarlier) await revokeSession(tx, actor.sessionId, 'switched')
  tx.actor = namedActor(tx.storeId, { employeeId: body.employeeId, fullName: target.fullName, sessionId })
  await tx.audit(
    'session.switch',
    { kind: 'employee', id: body.employeeId, code: target.fullName },
    { employee: actor.fullName },
    { employee: target.fullName },
  )
  return { storeId: tx.storeId, sessionId, sequence: 1, browserId }
}

/** Takes the password of who comes. Guesses are counted by the session that asks and by the name they are made at. */
async function takePassword(
  tx: Tx,
  asker: Actor,
  runtime: Runtime,
  attempts: Attempts,
  target: Target,
  { employeeId, password, code }: SwitchBody,
): Promise<void> {
  const attempt = attempts.begin([`session:${asker.sessionId}`, `name:${employeeId}`], tx.now)
  const { fit } = await provePassword(tx, runtime, { id: employeeId, stored: target.passwordHash }, password!)
  const failed = (error: 'wrong-password' | 'password-key-missing' | 'wrong-code') =>
    new DomainError(
      error,
      {},
      {
        async afterRollback(later) {
          later.actor = asker
          await later.audit('session.login-failed', { kind: 'employee', id: employeeId, code: target.fullName })
        },
      },
    )
  if (fit !== 'fits') throw failed(fit === 'gone' ? 'password-key-missing' : 'wrong-password')
  if (target.totpSecret) {
    if (code === undefined) {
      attempt.withdraw()
      throw new DomainError('code-needed')
    }
    if (!(await takeSecondStep(tx, runtime, { id: employeeId, ...target }, code))) throw failed('wrong-code')
  }
  attempt.succeed()
  if (target.hasRunOut) throw refuseRunOut(tx, asker, { id: employeeId, ...target })
  await forgivePin(tx, employeeId)
}
