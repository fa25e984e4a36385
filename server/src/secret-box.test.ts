import { describe, expect, it } from 'vitest'
import { isSealedWithOld, openSecret, SealedValueError, type SecretPlace, sealSecret } from './secret-box.ts'

const keys = { secret: 'a secret of at least thirty-two characters' }
const place: SecretPlace = { storeId: 'store-1', purpose: 'employee.totp', rowId: 'employee-1' }
const text = 'mật khẩu cổng thuốc quốc gia 🔑'

describe('a sealed value', () => {
  it('opens where it was sealed, and looks different each time', () => {
    const sealed = [sealSecret(keys, place, text), sealSecret(keys, place, text)]
    expect(sealed.map(value => openSecret(keys, place, value))).toEqual([text, text])
    expect(sealed[0]).not.toBe(sealed[1])
    expect(sealed[0]).toMatch(/^v1\.[\w-]{8}\.[\w-]+$/)
    expect(openSecret(keys, place, sealSecret(keys, place, ''))).toBe('')
  })

  it.each([
    ['another store', { storeId: 'store-2' }],
    ['another purpose', { purpose: 'connect.password' }],
    ['another row', { rowId: 'employee-2' }],
  ])('does not open in %s', (_name, other) => {
    const sealed = sealSecret(keys, place, text)
    expect(() => openSecret(keys, { ...place, ...other }, sealed)).toThrow(SealedValueError)
  })

  it('does not open when any part of it was altered or cut off', () => {
    const sealed = sealSecret(keys, place, text)
    const [version, name, body = ''] = sealed.split('.')
    const bytes = Buffer.from(body, 'base64url')
    for (let i = 0; i < bytes.length; i++) {
      const altered = Buffer.from(bytes)
      altered[i]! ^= 1
      expect(() => openSecret(keys, place, `${version}.${name}.${altered.toString('base64url')}`)).toThrow(
        SealedValueError,
      )
    }
    for (const broken of [
      '',
      'v1',
      'v1..',
      `v2.${name}.${body}`,
      `v1.${name}.`,
      `v1.${name}.AAAA`,
      `${sealed}.x`,
      text,
    ])
      expect(() => openSecret(keys, place, broken)).toThrow(SealedValueError)
  })

  it('says nothing of the value when it does not open', () => {
    const sealed = sealSecret(keys, place, text)
    expect(() => openSecret({ secret: 'x'.repeat(32) }, place, sealed)).toThrow(
      'The sealed value of employee.totp does not open: its key is gone, or it was altered or moved.',
    )
  })
})

describe('a new secret', () => {
  const rotated = { secret: 'the secret that came after the first one', oldSecrets: [keys.secret] }

  it('opens what the old one sealed, tells so, and seals anew', () => {
    const old = sealSecret(keys, place, text)
    expect(openSecret(rotated, place, old)).toBe(text)
    expect(isSealedWithOld(rotated, place, old)).toBe(true)
    const anew = sealSecret(rotated, place, openSecret(rotated, place, old))
    expect(isSealedWithOld(rotated, place, anew)).toBe(false)
    expect(openSecret({ secret: rotated.secret }, place, anew)).toBe(text)
    expect(() => openSecret(keys, place, anew)).toThrow(SealedValueError)
  })
})
