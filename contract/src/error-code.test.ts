import { expect, expectTypeOf, it } from 'vitest'
import { type ErrorCode, type ErrorDetails, errorCodes, errorMessage } from './error-code.ts'

const codesOf = (retry: string) =>
  Object.entries(errorCodes)
    .filter(([, spec]) => spec.retry === retry)
    .map(([code, { status }]) => [status, code])
    .sort()

it('only what passes by itself is sent again, and only what is about the person waits for the session', () => {
  expect(codesOf('again')).toEqual([
    [409, 'sale-format-too-new'],
    [429, 'files-waiting'],
    [429, 'login-locked'],
    [429, 'printer-busy'],
    [429, 'store-busy'],
    [429, 'too-many-requests'],
    [500, 'internal-error'],
    [503, 'database-unavailable'],
  ])
  expect(codesOf('session')).toEqual([
    [401, 'not-signed-in'],
    [403, 'outside-access-hours'],
    [403, 'password-change-needed'],
    [403, 'temporary-password-expired'],
    [409, 'seller-differs'],
  ])
})

it('the details are what the sentence names and what the refusal carries', () => {
  expectTypeOf<ErrorDetails<'payment-short'>>().toExtend<{ missing: number; missingText: string | number }>()
  expectTypeOf<object>().toExtend<ErrorDetails<'no-items'>>()
  expectTypeOf<{ product: string }>().not.toExtend<ErrorDetails<'lot-held'>>()
})

it('a sentence says "?" for what was not given, and every code has one', () => {
  expect(errorMessage('branch-name-taken', { name: 'Quận 1' })).toBe('Tên chi nhánh "Quận 1" đã có.')
  expect(errorMessage('branch-name-taken')).toBe('Tên chi nhánh "?" đã có.')
  for (const code of Object.keys(errorCodes) as ErrorCode[]) expect(errorCodes[code].message.length).toBeGreaterThan(9)
})
