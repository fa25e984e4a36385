import type { Retry } from '@quay/contract/error'
import { noteServerTime } from '../offline/connection/clock.ts'
import { ApiError, type ApiErrorCode } from './api-error.ts'

export type Sending = {
  method: string
  /** Below /mp/api, with its query. */
  path: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
}

/** The answer of the server, a success or a refusal. */
export type Answered = {
  status: number
  envelope: Record<string, unknown>
  /** How long the server asked to be left alone. */
  retryAfterMs?: number | undefined
}

const successCodes = new Set([200, 201, 204])

/** Sends one call and reads its envelope; throws ApiError `network` where there is no answer, or none of ours. */
export async function send({ method, path, body, headers = {}, signal }: Sending): Promise<Answered> {
  let response: Response
  let text: string
  try {
    response = await fetch(`/mp/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
      cache: 'no-store',
    })
    text = await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    throw unreachable()
  }
  const envelope = readEnvelope(text)
  // A proxy's page of error is no answer of the server.
  if (!envelope) throw unreachable(response.status)
  noteServerTime(response.headers.get('date'))
  return { status: response.status, envelope, retryAfterMs: retryAfterOf(response) }
}

function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1_000 : undefined
}

/** Whether the body's code says that the call was done (spec §8). */
export function isSuccess({ status, envelope }: Answered): boolean {
  return status < 400 && successCodes.has(envelope.code as number)
}

/**
 * What may be done about a refusal: as its envelope says. An envelope without that word comes from a proxy or another
 * program: it may pass, so the caller sends again.
 */
export function retryOf({ status, envelope }: Answered): Retry {
  if (status === 401 || envelope.code === 401) return 'session'
  return envelope.retry === 'final' || envelope.retry === 'session' ? envelope.retry : 'again'
}

/** The refusal in an envelope. */
export function refusalOf({ status, envelope, retryAfterMs }: Answered): ApiError {
  return new ApiError({
    status,
    retryAfterMs,
    code: (typeof envelope.error === 'string' ? envelope.error : 'internal-error') as ApiErrorCode,
    retry: retryOf({ status, envelope }),
    message: typeof envelope.message === 'string' ? envelope.message : 'Máy chủ không làm được việc này.',
    details: envelope.details as Record<string, unknown> | undefined,
    issues: envelope.issues as ApiError['issues'] | undefined,
    requestId: typeof envelope.requestId === 'string' ? envelope.requestId : undefined,
  })
}

/** What is thrown where no answer came, or none of ours. */
export function unreachable(status = 0): ApiError {
  return new ApiError({
    status,
    code: 'network',
    retry: 'again',
    message: 'Không kết nối được máy chủ. Hãy kiểm tra mạng rồi thử lại.',
  })
}

/** The envelope in a body, or null where it is none of ours. */
export function readEnvelope(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'code' in value ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
