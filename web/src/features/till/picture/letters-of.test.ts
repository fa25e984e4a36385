import { expect, it } from 'vitest'
import { lettersOf } from './letters-of.ts'

it.each([
  ['Panadol Extra', 'PE'],
  ['Amoxicillin 500mg', 'AM'],
  ['Đau bụng - Đại tràng', 'ĐB'],
  ['  oresol', 'OR'],
  ['3B Medi', 'ME'],
  ['500', '50'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(lettersOf(name)).toBe(letters)
})
