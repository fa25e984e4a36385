import { expect, it } from 'vitest'
import { refusalOf, retryOf } from './send.ts'

it.each([
  ['a clear no', 422, { code: 422, error: 'stock-short', retry: 'final' }, 'final'],
  ['a no about who sends', 409, { code: 409, error: 'seller-differs', retry: 'session' }, 'session'],
  ['a server that is busy', 429, { code: 429, error: 'store-busy', retry: 'again' }, 'again'],
  ['a session that is over', 401, { code: 401, error: 'not-signed-in' }, 'session'],
  ['the same with another status', 200, { code: 401, message: 'Hết phiên' }, 'session'],
  ['a proxy that says nothing', 403, { code: 403, message: 'Denied' }, 'again'],
  ['a word that there is not', 409, { code: 409, retry: 'never' }, 'again'],
])('%s', (_name, status, envelope, retry) => {
  expect(retryOf({ status, envelope })).toBe(retry)
  expect(refusalOf({ status, envelope }).retry).toBe(retry)
})
