import { expect, it } from 'vitest'
import { afterFetch, mostFetches } from './after-fetch.ts'

const now = new Date('2026-11-22T05:00:00Z')
const lost = { outcome: 'unreachable', words: 'Không kết nối được' } as const

it.each([
  [1, { outcome: 'taken' }, { state: 'DONE', nextAttemptAt: null, problem: null }],
  [1, { outcome: 'refused', words: 'Quá lớn' }, { state: 'FAILED', nextAttemptAt: null, problem: 'Quá lớn' }],
  [1, lost, { state: 'WAITING', nextAttemptAt: new Date('2026-11-22T05:02:00Z'), problem: lost.words }],
  [3, lost, { state: 'WAITING', nextAttemptAt: new Date('2026-11-22T06:00:00Z'), problem: lost.words }],
  [mostFetches, lost, { state: 'FAILED', nextAttemptAt: null, problem: lost.words }],
] as const)('after try %s: %o', (attempts, answer, then) => {
  expect(afterFetch(attempts, answer, now)).toEqual(then)
})
