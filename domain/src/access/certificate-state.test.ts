import { expect, it } from 'vitest'
import { certificateState } from './certificate-state.ts'

it.each([
  [null, 'valid'],
  ['2026-11-20', 'expired'],
  // It holds through its last day.
  ['2026-11-21', 'expiring'],
  ['2027-01-20', 'expiring'],
  ['2027-01-21', 'valid'],
])('a certificate to %s is %s on 21/11/2026', (expiresOn, state) => {
  expect(certificateState(expiresOn, '2026-11-21')).toBe(state)
})
