import type { ErrorCode } from '@quay/contract/error-code'
import { type DomainError, refusedWith } from './domain-error.ts'

interface DatabaseError {
  code: string
  constraint?: string
  detail?: string
}

export const isDatabaseError = (error: unknown): error is DatabaseError & Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)

/** The constraint's name without the suffix that partitions and shards add to it. */
export const constraintOf = (error: unknown): string | undefined =>
  isDatabaseError(error) ? error.constraint?.replace(/_\d+$/, '') : undefined

/** The refusal that a violated constraint means, by what the features say of theirs; nothing when the violation is a bug. */
export function refusalOf(error: unknown, refusals: Readonly<Record<string, ErrorCode>>): DomainError | undefined {
  const code = refusals[constraintOf(error) ?? '']
  if (!code) return undefined
  const value = /\)=\((?:[0-9a-f-]{36}, )*(.*)\)/.exec((error as DatabaseError).detail ?? '')?.[1]
  // The other product of a barcode is unknown here: another request made it a moment ago.
  const user = code === 'barcode-taken' ? { user: 'hàng khác' } : {}
  const named = value ? { code: value, name: value, phone: value, barcode: value, username: value } : {}
  return refusedWith(code, { ...named, ...user })
}
