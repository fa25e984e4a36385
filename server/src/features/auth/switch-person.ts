import { DomainError } from '../../db/domain-error.ts'
import { namedActor } from '../../db/named-actor.ts'
import { newId } from '../../db/new-id.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { refuseOutsideHoursOf } from '../../http/access-hours.ts'
import { checkPin } from './check-pin.ts'
import type { NewSession } from './new-session.ts'
import { insertSession, revokeSession } from './session-store.ts'

const targetSql = `
  select e.full_name as "fullName", b.browser_id as "browserId",
         e.totp_confirmed_at is null or exists (
           select from session s where s.store_id = e.store_id and s.employee_id = e.id and s.browser_id = b.browser_id and s.started_by = 'password'
         ) as "mayComeByPin"
  from employee e, session b
  where e.store_id = $1 and e.id = $2 and e.is_active and b.store_id = $1 and b.id = $3
    and exists (select from employee_branch o where o.store_id = e.store_id and o.employee_id = e.id and o.branch_id = any($4::uuid[]))`

/**
 * Gives a device from one colleague to another by the PIN of who comes. The session of who goes ends, unless the
 * browser still has sales of theirs to send. Throws `not-found` for somebody without a branch in common,
 * `password-needed` where somebody with a second step never signed in with it in this browser, and what checkPin throws;
 * `outside-access-hours` for somebody who may not work now.
 */
export async function switchPerson(
  tx: Tx,
  actor: Actor,
  body: { employeeId: string; pin: string; keepEarlier?: boolean | undefined },
): Promise<NewSession> {
  const [target] = await tx.query<{ fullName: string; browserId: string | null; mayComeByPin: boolean }>(targetSql, [
    tx.storeId,
    body.employeeId,
    actor.sessionId,
    actor.branchIds,
  ])
  if (!target) throw new DomainError('not-found')
  if (!target.mayComeByPin) throw new DomainError('password-needed', { name: target.fullName })
  await checkPin(tx, actor, body.employeeId, body.pin)
  await refuseOutsideHoursOf(tx, body.employeeId)

  const browserId = target.browserId ?? newId()
  const sessionId = await insertSession(tx, body.employeeId, { browserId, startedBy: 'pin' })
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
