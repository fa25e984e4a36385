import { createHash } from 'node:crypto'
import { neededRight } from '@quay/contract/right/find-right'
import { rightBehind } from '@quay/contract/right/missing-right'
import { type Grant, isAllowed, rightsOf } from '@quay/contract/right/permission'
import { rightText } from '@quay/contract/right/right-text'
import { asksPassword, isWrite, type RouteSpec } from '@quay/contract/route'
import type { FastifyRequest } from 'fastify'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refusedWith } from '../../db/domain-error.ts'
import { branchesWithRightSql } from './role-at-branch.ts'

interface UsedApproval extends Grant {
  approverId: string
  /** Where the approver holds the right now. */
  branchIds: string[]
  approver: string
  reason: string | null
}

/** A call may need more than one right that its caller lacks. */
const atMost = 5

const useSql = `
  update approval a set used_at = $4
  from employee e
  where a.store_id = $1 and a.session_id = $2 and a.token_hash = any($3::bytea[]) and a.used_at is null
    and a.expires_at > $4 and a.subject = $5
    and e.store_id = a.store_id and e.id = a.approver_id and e.is_active
  returning a.model, a.action, a.reason, a.approver_id, e.full_name as approver,
    ${branchesWithRightSql('a.model', 'a.action')} as branch_ids`

/** How the token of an approval is kept. */
export const approvalHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * The caller with the rights that a colleague allowed for this very call (header X-Override), used up in the transaction
 * of the action: a refusal gives them back. The log names both. Tokens that are spent, late or of another call count
 * as none: the refusal then names the missing right. The call then reaches only the branches at which the colleague has
 * the right. Routes that ask for the password cannot be allowed: a right over people and roles, lent once, would be kept
 * for ever.
 */
export async function withApprovals(tx: Tx, actor: Actor, route: RouteSpec, request: FastifyRequest): Promise<Actor> {
  const header = request.headers['x-override']
  if (header === undefined || !isWrite(route) || asksPassword(route)) return actor
  const tokens = String(header).slice(0, 1000).split(',').slice(0, atMost)
  const used = await tx.query<UsedApproval>(useSql, [
    tx.storeId,
    actor.sessionId,
    tokens.map(token => approvalHash(token.trim())),
    tx.now,
    subjectOf(route, request),
  ])
  const branchIds = actor.branchIds.filter(id => used.every(one => one.branchIds.includes(id)))
  if (!used.length || !branchIds.length) return actor
  tx.actor = actor
  for (const { approverId, approver, model, action, reason } of used)
    await tx.audit('override.use', { kind: 'employee', id: approverId, code: approver }, undefined, {
      approver,
      asker: actor.fullName,
      attempt: route.summary,
      right: rightText({ model, action }),
      reason,
    })
  const defaultBranchId = branchIds.find(id => id === actor.defaultBranchId) ?? branchIds[0]!
  const allowedBy = used.map(({ approverId: id, approver: name, model }) => ({ id, name, model }))
  return { ...actor, branchIds, defaultBranchId, rights: new Set([...actor.rights, ...rightsOf(used)]), allowedBy }
}

/**
 * A refusal of a write that a right would lift, with that right and the call it is about, so that the client can ask
 * a person who has it. Other errors go on as they are.
 */
export function namingRight(error: unknown, actor: Actor, route: RouteSpec, request: FastifyRequest): unknown {
  if (!(error instanceof DomainError) || !isWrite(route) || asksPassword(route)) return error
  const right = rightBehind[error.code] ?? (error.code === 'forbidden' ? forbiddenRight(error, route) : undefined)
  if (!right || isAllowed(actor.rights, right)) return error
  const { code, details, issues, afterRollback } = error
  return refusedWith(
    code,
    { ...details, ...right, subject: subjectOf(route, request), branchId: actor.defaultBranchId },
    { ...(issues && { issues }), ...(afterRollback && { afterRollback }) },
  )
}

/** The right that the refusal names, else that of the route; of several the first, and of a whole area its reading. */
function forbiddenRight({ details }: DomainError, { permission }: RouteSpec): Grant | undefined {
  if (details.model && details.action) return { model: details.model, action: details.action } as Grant
  if (permission === 'public' || permission === 'signed-in') return undefined
  const needed = neededRight(permission)
  const { model, action = 'read' } = 'anyOf' in needed ? needed.anyOf[0] : needed
  return { model, action }
}

/** What an approval is bound to: the call with its content, so that nothing is slipped in after it was looked at. */
function subjectOf(route: RouteSpec, request: FastifyRequest): string {
  const content = createHash('sha256')
    .update(`${request.method} ${request.url}\n${request.headers['x-branch'] ?? ''}\n`)
    .update((request.body as Buffer | undefined) ?? '')
    .digest('base64url')
  return `${route.method} ${route.path} ${content}`
}
