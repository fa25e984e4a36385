import { randomBytes } from 'node:crypto'
import type { Action, Model } from '@quay/contract/right/permission'
import { rightText } from '@quay/contract/right/right-text'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseOutsideHoursOf } from '../../http/caller/access-hours.ts'
import { approvalHash } from '../../http/caller/approval.ts'
import type { Runtime } from '../../runtime.ts'
import { checkPin } from './check-pin.ts'
import { mayApprove } from './colleague-queries.ts'

const livesMs = 60_000
/** Rights with which everything else can be had for good; what they open asks for the password of who has them. */
const neverLent: ReadonlySet<Model> = new Set(['employee', 'role'])

/**
 * A person with the right allows one call of the asker by PIN. Gives a token that is good once, for a minute, for that
 * call with that content in the asker's session. Throws `not-found`, `approver-lacks-right`, and what checkPin throws;
 * `outside-access-hours` for an approver who may not work now; `forbidden` for a right over people or roles.
 */
export async function grantOverride(
  tx: Tx,
  asker: Actor,
  runtime: Runtime,
  body: { employeeId: string; pin: string; model: Model; action: Action; subject: string; reason?: string | undefined },
): Promise<{ token: string; expiresAt: string }> {
  const { model, action } = body
  if (neverLent.has(model)) throw new DomainError('forbidden')
  const approver = await mayApprove(tx, asker, { id: body.employeeId, model, action })
  if (!approver) throw new DomainError('not-found')
  if (!approver.holdsRight) throw new DomainError('approver-lacks-right', { name: approver.fullName })
  await checkPin(tx, asker, runtime, body.employeeId, body.pin)
  await refuseOutsideHoursOf(tx, body.employeeId)

  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(tx.now.getTime() + livesMs)
  await tx.query(`delete from approval where store_id = $1 and expires_at < $2::timestamptz - interval '1 day'`, [
    tx.storeId,
    tx.now,
  ])
  await tx.insert('approval', [
    {
      id: newId(),
      tokenHash: approvalHash(token),
      sessionId: asker.sessionId,
      approverId: body.employeeId,
      model,
      action,
      subject: body.subject,
      reason: body.reason || null,
      expiresAt,
    },
  ])
  await tx.audit('override.grant', { kind: 'employee', id: body.employeeId, code: approver.fullName }, undefined, {
    approver: approver.fullName,
    asker: asker.fullName,
    right: rightText({ model, action }),
    reason: body.reason ?? null,
  })
  return { token, expiresAt: expiresAt.toISOString() }
}
