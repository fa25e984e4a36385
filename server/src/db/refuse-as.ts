import { errorMessage } from '@quay/contract/error-code'
import type { Refusal } from '@quay/domain/refusal'
import { type DomainError, refusedWith } from './domain-error.ts'

/** A rule's refusal as the error that answers the call, with its sentence beside the field that it is about. */
export function refuseAs({ code, details, path }: Refusal): DomainError {
  return refusedWith(code, details, path ? { issues: [{ path, message: errorMessage(code, details) }] } : {})
}
