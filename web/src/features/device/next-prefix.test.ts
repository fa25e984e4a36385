import { expect, it } from 'vitest'
import { nextPrefix } from './next-prefix.ts'

it.each([
  [[], 'Q1'],
  [['Q1', 'Q3'], 'Q2'],
  [['Q2', 'KHO'], 'Q1'],
  [['Q1', 'Q2', 'Q3'], 'Q4'],
])('after %j comes %s', (given, next) => {
  expect(nextPrefix(given)).toBe(next)
})
