import { expect, it } from 'vitest'
import { waitsForSession } from './waits-for-session.ts'

it.each([
  [401, 'not-signed-in', true],
  [403, 'outside-access-hours', true],
  [403, 'password-change-needed', true],
  [409, 'seller-differs', true],
  [403, 'forbidden', false],
  [422, 'stock-short', false],
  [409, undefined, false],
])('an answer %s %s: waits %s', (status, code, waits) => {
  expect(waitsForSession(status, code)).toBe(waits)
})
