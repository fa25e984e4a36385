import type { Issue } from '@quay/contract/envelope'
import { type ErrorCode, type ErrorDetails, errorCodes, errorMessage } from '@quay/contract/error-code'
import type { Tx } from './connection/transaction.ts'

interface Extra {
  issues?: Issue[]
  /** Written in a second short transaction after the rollback: the trace that a refusal must leave. */
  afterRollback?: (tx: Tx) => Promise<void>
}

/** The details of a code; they may be left out where a refusal carries none. */
type Given<Code extends ErrorCode, More extends unknown[] = []> =
  object extends ErrorDetails<Code>
    ? [details?: ErrorDetails<Code>, ...more: More]
    : [details: ErrorDetails<Code>, ...more: More]

type Refused = { [Code in ErrorCode]: [code: Code, ...Given<Code, [extra?: Extra]>] }[ErrorCode]

/** Every expected refusal. Anything else that is thrown is a bug and becomes a 500 with an id. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: Record<string, unknown>
  readonly issues: Issue[] | undefined
  readonly afterRollback: Extra['afterRollback']

  constructor(...[code, details = {}, { issues, afterRollback } = {}]: Refused) {
    super(errorMessage(code, details))
    this.code = code
    this.details = details as Record<string, unknown>
    this.issues = issues
    this.afterRollback = afterRollback
  }

  get status(): number {
    return errorCodes[this.code].status
  }
}

/** A refusal tied to one field of the body, as in `items.0.quantity`. */
export function refuseField<Code extends ErrorCode>(code: Code, path: string, ...[details]: Given<Code>): DomainError {
  return refusedWith(code, details ?? {}, { issues: [{ path, message: errorMessage(code, details) }] })
}

/** A refusal whose code and details belong together by where they come from: a rule's, or the database's. */
export const refusedWith = (code: ErrorCode, details: object, extra: Extra = {}): DomainError =>
  new DomainError(...([code, details, extra] as Refused))
