import { auditActions } from '@quay/contract/audit-action'
import { isWrite, type RouteSpec } from '@quay/contract/route'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refusedWith } from '../../db/domain-error.ts'

const oncePerMs = 60_000
const mostRemembered = 10_000
/** When a person's refusal on a route was last written down. */
const written = new Map<string, number>()

/**
 * A refusal for want of a right, with the plan that writes it into the log once the request is rolled back: who wanted
 * what, and why not. At most once a minute for a person and a route, so that no caller floods the log. Other errors, and
 * refusals that leave a trace of their own, go on as they are.
 */
export function auditRefusal(error: unknown, actor: Actor, route: RouteSpec, now = Date.now()): unknown {
  if (!(error instanceof DomainError) || error.status !== 403 || error.afterRollback) return error
  const key = `${actor.employeeId} ${route.method} ${route.path}`
  if (now - (written.get(key) ?? Number.NEGATIVE_INFINITY) < oncePerMs) return error
  if (written.size >= mostRemembered) written.clear()
  written.set(key, now)
  const afterRollback = async (tx: Tx) => {
    tx.actor = actor
    await tx.audit('access.refused', { kind: 'employee', id: actor.employeeId, code: actor.fullName }, undefined, {
      attempt: isWrite(route) ? auditActions[route.audit] : route.summary,
      call: `${route.method} ${route.path}`,
      refusal: error.message,
    })
  }
  return refusedWith(error.code, error.details, { ...(error.issues && { issues: error.issues }), afterRollback })
}
