import { expect, it } from 'vitest'
import { lotKey } from './lot-key.ts'

it.each([
  [' a12 ', 'A12'],
  ['A12', 'A12'],
  ['đ-01', 'Đ-01'],
  ['', ''],
])('lotKey(%j) is %j', (number, key) => {
  expect(lotKey(number)).toBe(key)
})
