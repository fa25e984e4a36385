import type { ErrorCode, ErrorDetails } from '@quay/contract/error-code'

/** A rule said no: nothing is to be written. `path` names the field of the request, as in `items.0.quantity`. */
export type Refusal = {
  [Code in ErrorCode]: { ok: false; code: Code; details: ErrorDetails<Code>; path?: string }
}[ErrorCode]

/** What a rule gives: its result, or a refusal. */
export type Outcome<Result> = ({ ok: true } & Result) | Refusal

/** Makes a refusal; the code decides which details it must carry. */
export function refuse<Code extends ErrorCode>(code: Code, details: ErrorDetails<Code>, path?: string): Refusal {
  return { ok: false, code, details, ...(path !== undefined && { path }) } as Refusal
}
