import type { ErrorEnvelope } from '@quay/contract/envelope'
import { type ErrorCode, errorCodes, errorMessage } from '@quay/contract/error-code'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseError } from '../../db/constraint-errors.ts'
import { DomainError, refusedWith } from '../../db/domain-error.ts'
import { restBeforeRefusal } from './slow-refusal.ts'

/** Fastify's own refusals, as ours. */
const byFrameworkCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-content',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
}

/**
 * PostgreSQL classes that mean "not now": connection, resources, operator intervention, a lock that did not come free,
 * and a conflict with others that came again when the request was run again.
 */
const unavailable = /^(08|53|57|55P03|40P01|40001)/

/** What `pg` and the socket say when there is no database to talk to, or no longer. */
const unreachable =
  /^(connect|read|write) E[A-Z]+|timeout exceeded when trying to connect|Connection terminated|not queryable/

/** Refusals of a caller that called too often, whose answer waits. */
const ofTooMany = new Set<ErrorCode>(['too-many-requests', 'store-busy'])

/** Answers what a route threw; who called too often hears it late. */
export async function answerError(error: Error & Partial<FastifyError>, request: FastifyRequest, reply: FastifyReply) {
  if (ofTooMany.has(asKnown(error).code)) await restBeforeRefusal()
  return errorReply(error, request, reply)
}

/** Turns the error that a request threw into the error envelope; an unexpected one becomes a 500 with an id and nothing else. */
export function errorReply(error: Error & Partial<FastifyError>, request: FastifyRequest, reply: FastifyReply) {
  const known = asKnown(error)
  if (known.code === 'internal-error' || known.code === 'database-unavailable')
    request.log.error({ err: error }, known.code)
  const { status, retry } = errorCodes[known.code]
  if (status === 429) reply.header('retry-after', String(known.details.seconds ?? 60))
  const details = known.code === 'internal-error' ? { requestId: request.id } : known.details
  const body: ErrorEnvelope = {
    code: status,
    message: errorMessage(known.code, details),
    error: known.code,
    retry,
    ...(known.code === 'internal-error' ? { requestId: request.id } : Object.keys(details).length ? { details } : {}),
    ...(known.issues?.length ? { issues: known.issues } : {}),
  }
  // Not through the route's serializer: that one knows the shape of a success only.
  return reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body))
}

function asKnown(error: Error & Partial<FastifyError>): DomainError {
  if (error instanceof DomainError) return error
  if (isDatabaseError(error) && unavailable.test(error.code)) return new DomainError('database-unavailable')
  if (unreachable.test(error.message)) return new DomainError('database-unavailable')
  if (error.code?.startsWith('FST_JWT') || error.code?.startsWith('FAST_JWT')) return new DomainError('not-signed-in')
  if (error.statusCode === 429) return new DomainError('too-many-requests', { seconds: 60 })
  const code = byFrameworkCode[error.code ?? ''] ?? (error.statusCode === 400 ? 'malformed-request' : 'internal-error')
  return refusedWith(code, {})
}
