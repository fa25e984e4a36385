import { expect, it } from 'vitest'
import { phoneKey, phoneWord } from './phone-key.ts'

it.each([
  ['0912 345 678', '0912345678'],
  ['+84 912.345.678', '0912345678'],
  ['84912345678', '0912345678'],
  ['0084912345678', '0912345678'],
  ['(028) 3812-3456', '02838123456'],
  ['8412', '8412'],
])('the key of %s is %s', (phone, key) => expect(phoneKey(phone)).toBe(key))

it.each([
  ['0912 345', '0912345'],
  ['+84 912', '0912'],
  [' 678 ', '678'],
  ['lan 0912', undefined],
  ['---', undefined],
])('a search for %s asks for the digits %s', (keyword, digits) => expect(phoneWord(keyword)).toBe(digits))
