import { expect, it } from 'vitest'
import { mayResend } from './may-resend.ts'
import type { Standing } from './standing.ts'

const now = new Date('2026-11-22T02:00:00Z')

it.each<[state: Standing['state'], lastAttemptAt: string | null, expected: boolean]>([
  ['REFUSED', '2026-11-22T01:59:59Z', true],
  ['FAILED', '2026-11-20T02:00:00Z', true],
  ['WAITING', null, false],
  ['WAITING', '2026-11-22T01:59:50Z', false],
  ['WAITING', '2026-11-22T01:50:00Z', true],
  ['SENT', '2026-11-22T01:00:00Z', false],
  ['DROPPED', null, false],
])('%s, last tried at %s: %s', (state, lastAttemptAt, expected) => {
  expect(mayResend({ state, lastAttemptAt }, now)).toBe(expected)
})
