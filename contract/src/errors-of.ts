import type { ErrorCode } from './error-code.ts'
import { isWrite, type RouteSpec } from './route.ts'

/**
 * Every refusal that a caller of a route has to expect: what the route declares, and what follows from its shape. Left
 * out are those that any call can meet: `internal-error`, `database-unavailable`,
 * `store-busy` and `unknown-host`.
 */
export function errorsOf(route: RouteSpec): ErrorCode[] {
  const fields = { ...route.params?.shape, ...route.query?.shape }
  const codes: ErrorCode[] = []
  if (route.permission === 'public') codes.push('too-many-requests')
  else {
    // The branch at which one works, which a header names, may be none of theirs.
    codes.push('not-signed-in', 'password-change-needed', 'outside-access-hours', 'not-found')
    if (route.perMinute) codes.push('too-many-requests')
  }
  if (typeof route.permission === 'object') codes.push('forbidden')
  if (route.body || Object.keys(fields).length) codes.push('invalid-input')
  if (route.method !== 'GET') codes.push('malformed-request', 'unsupported-content', 'body-too-large')
  if (isWrite(route) && route.idempotency === 'key') codes.push('invalid-input', 'idempotency-conflict')
  if ('page' in fields && 'cursor' in fields) codes.push('use-cursor')
  if (route.params || namesBranch(route)) codes.push('not-found')
  if (asksPeriod(route)) codes.push('period-invalid')
  return [...new Set([...codes, ...(route.errors ?? [])])]
}

/** A branch that is not the caller's does not exist for them. */
function namesBranch({ query, body }: RouteSpec): boolean {
  const shapes = [query, body].map(schema => (schema && 'shape' in schema ? (schema.shape as object) : {}))
  return shapes.some(shape => 'branchId' in shape || 'branchIds' in shape)
}

/** Whether a route lists what lies in a period, or writes a file of it. */
export function asksPeriod({ method, query, body, file }: RouteSpec): boolean {
  const asked = method === 'GET' ? query : file === undefined ? undefined : body
  const shape = asked && 'shape' in asked ? (asked.shape as object) : {}
  return 'from' in shape && 'to' in shape
}
