import { expect, it } from 'vitest'
import { newTotpSecret, totpCode, totpStepOf, totpUri } from './totp.ts'

/** "12345678901234567890" in base 32: the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('at second %d the code is %s (RFC 6238)', (second, code) => {
  expect(totpCode(secret, Math.floor(second / 30))).toBe(code)
  expect(totpStepOf(secret, code, new Date(second * 1000), null)).toBe(Math.floor(second / 30))
})

it('takes a code one step early or late, not two, and none twice', () => {
  const now = new Date(1_111_111_111_000)
  const step = Math.floor(1_111_111_111 / 30)
  for (const by of [-1, 0, 1]) expect(totpStepOf(secret, totpCode(secret, step + by), now, null)).toBe(step + by)
  for (const by of [-2, 2]) expect(totpStepOf(secret, totpCode(secret, step + by), now, null)).toBeNull()
  expect(totpStepOf(secret, totpCode(secret, step), now, step)).toBeNull()
  expect(totpStepOf(secret, totpCode(secret, step - 1), now, step)).toBeNull()
})

it('refuses what is no code of six digits', () => {
  for (const code of ['', '12345', '1234567', '🙂🙂🙂', 'abcdef'])
    expect(totpStepOf(secret, code, new Date(), null)).toBeNull()
})

it('makes secrets of 160 bits that its own address names', () => {
  const made = newTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(made).not.toBe(newTotpSecret())
  const uri = new URL(totpUri(made, 'chu'))
  expect(`${uri.protocol}//${uri.host}${decodeURIComponent(uri.pathname)}`).toBe('otpauth://totp/Quầy:chu')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    ...{ issuer: 'Quầy', secret: made },
    ...{ algorithm: 'SHA1', digits: '6', period: '30' },
  })
})
