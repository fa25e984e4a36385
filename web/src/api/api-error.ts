import type { Issue } from '@quay/contract/envelope'
import type { Retry } from '@quay/contract/error'
import type { ErrorCode } from '@quay/contract/error-code'

/** `network`: the server did not answer, so it is unknown whether it did the work. */
export type ApiErrorCode = ErrorCode | 'network'

type Refusal = {
  status: number
  code: ApiErrorCode
  retry: Retry
  message: string
  details?: Record<string, unknown> | undefined
  issues?: readonly Issue[] | undefined
  requestId?: string | undefined
  retryAfterMs?: number | undefined
}

/** A call that did not succeed. `message` is a Vietnamese sentence for the person at the screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number
  readonly code: ApiErrorCode
  /** What may be done about it: change something, send the same again, or wait for who sends. */
  readonly retry: Retry
  readonly details: Readonly<Record<string, unknown>>
  readonly issues: readonly Issue[]
  readonly requestId: string | undefined
  /** How long the server asked to be left alone. */
  readonly retryAfterMs: number | undefined

  constructor({ status, code, retry, message, details = {}, issues = [], requestId, retryAfterMs }: Refusal) {
    super(message)
    this.status = status
    this.code = code
    this.retry = retry
    this.details = details
    this.issues = issues
    this.requestId = requestId
    this.retryAfterMs = retryAfterMs
  }
}
