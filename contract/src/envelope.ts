import type { Retry } from './error.ts'
import type { ErrorCode } from './error-code.ts'

/** One complaint about a field; `path` is dotted, as in `items.0.quantity`. */
export interface Issue {
  path: string
  message: string
}

/** What every refusal looks like. `message` is a sentence for the person at the till. */
export interface ErrorEnvelope {
  code: number
  message: string
  error: ErrorCode
  /** What the caller may do about it. */
  retry: Retry
  details?: Record<string, unknown>
  issues?: Issue[]
  requestId?: string
}
