import type { Issue } from '@quay/contract/envelope'
import { type ErrorCode, errorCodes, errorMessage } from '@quay/contract/error-code'
import type { Tx } from './transaction.ts'

interface Extra {
  issues?: Issue[]
  /** Written in a second short transaction after the rollback: the trace that a refusal must leave. */
  afterwards?: (tx: Tx) => Promise<void>
}

/** Every expected refusal. Anything else that is thrown is a bug and becomes a 500 with an id. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: Record<string, unknown>
  readonly issues: Issue[] | undefined
  readonly afterwards: Extra['afterwards']

  constructor(code: ErrorCode, details: Record<string, unknown> = {}, { issues, afterwards }: Extra = {}) {
    super(errorMessage(code, details))
    this.code = code
    this.details = details
    this.issues = issues
    this.afterwards = afterwards
  }

  get status(): number {
    return errorCodes[this.code].status
  }
}

/** A refusal tied to one field of the body, as in `items.0.quantity`. */
export function refuseField(code: ErrorCode, path: string, details: Record<string, unknown> = {}): DomainError {
  return new DomainError(code, details, { issues: [{ path, message: errorMessage(code, details) }] })
}
