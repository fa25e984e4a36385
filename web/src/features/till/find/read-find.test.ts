import { expect, it } from 'vitest'
import { readFind } from './read-find.ts'

it.each([
  ['para', 1, 'para'],
  ['5*', 5, ''],
  ['5*8936001000126', 5, '8936001000126'],
  [' 12 * para 500 ', 12, 'para 500'],
  ['0*para', 1, 'para'],
  ['500 mg', 1, '500 mg'],
])('%s → %d of “%s”', (text, quantity, query) => {
  expect(readFind(text)).toEqual({ quantity, query })
})
