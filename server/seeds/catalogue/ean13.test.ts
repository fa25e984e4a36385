import { expect, it } from 'vitest'
import { ean13 } from './ean13.ts'

it.each(['8935001000013', '8934567890120', '8936000000011', '2000123004501'])('ends %s with its check digit', code => {
  expect(ean13(code.slice(0, 12))).toBe(code)
})
