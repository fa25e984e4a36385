import { expect, it } from 'vitest'
import { maskPhone } from './mask-phone.ts'

it.each([
  ['0903123218', '0903 *** 218'],
  ['0903 123 218', '0903 *** 218'],
  ['+84903123218', '+84903 *** 218'],
  ['09••••218', '09••••218'],
])('%s → %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})
