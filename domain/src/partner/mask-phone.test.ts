import { expect, it } from 'vitest'
import { maskPhone } from './mask-phone.ts'

it.each([
  ['0912345678', '09••••678'],
  ['0912 345 123', '09••••123'],
  ['(028) 3812 3456', '02••••456'],
  ['113', '••••'],
])('%s is shown as %s', (phone, shown) => expect(maskPhone(phone)).toBe(shown))
