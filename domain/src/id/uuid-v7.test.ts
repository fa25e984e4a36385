import fc from 'fast-check'
import { expect, it } from 'vitest'
import { uuidV7 } from './uuid-v7.ts'

it('lays out time, version, variant and randomness', () => {
  expect(uuidV7(0x017f22e279b0, new Uint8Array([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]))).toBe(
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398f', // the example of RFC 9562, appendix A.6
  )
  expect(uuidV7(0, new Uint8Array(10))).toBe('00000000-0000-7000-8000-000000000000')
  expect(uuidV7(2 ** 48 - 1, new Uint8Array(10).fill(255))).toBe('ffffffff-ffff-7fff-bfff-ffffffffffff')
})

it('refuses fewer random bytes', () => {
  expect(() => uuidV7(0, new Uint8Array(9))).toThrow(RangeError)
})

it('has the shape of a UUID and sorts by time', () => {
  const random = fc.uint8Array({ minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(fc.nat(2 ** 31), fc.nat(2 ** 31), random, random, (a, b, first, second) => {
      fc.pre(a < b)
      const [early, late] = [uuidV7(a * 1000, first), uuidV7(b * 1000, second)]
      expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(early < late).toBe(true)
    }),
  )
})
