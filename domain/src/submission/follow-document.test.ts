import { describe, expect, it } from 'vitest'
import { followDocument } from './follow-document.ts'
import type { Standing } from './standing.ts'

const told = '2026-11-22T02:00:00.000Z'
const standing = (more: Partial<Standing> = {}): Standing => ({
  state: 'SENT',
  message: 'REPORT',
  revision: 1,
  attempts: 1,
  lastAttemptAt: told,
  ...more,
})
const dropped = { state: 'DROPPED', message: 'REPORT', revision: 1 }
const withdraw = (revision: number) => ({ state: 'WAITING', message: 'WITHDRAW', revision })
const report = (revision: number) => ({ state: 'WAITING', message: 'REPORT', revision })

describe('a document that is cancelled', () => {
  it.each<[what: string, before: Partial<Standing>, after: object | null]>([
    [
      'before anything was said: nothing is to be said',
      { state: 'WAITING', attempts: 0, lastAttemptAt: null },
      dropped,
    ],
    ['after it was refused: the system has it not', { state: 'REFUSED' }, dropped],
    ['after it was taken', {}, withdraw(2)],
    ['after a try of which nobody knows what became', { state: 'WAITING' }, withdraw(2)],
    ['after the tries were given up: one of them may have come through', { state: 'FAILED' }, withdraw(2)],
    ['after a correction was refused: what was said before stands', { state: 'REFUSED', revision: 2 }, withdraw(3)],
    ['again', { message: 'WITHDRAW', revision: 2 }, null],
    ['after it was dropped', { state: 'DROPPED' }, null],
  ])('%s', (_what, before, after) => {
    expect(followDocument(standing(before), 'cancelled')).toEqual(after)
  })
})

describe('a document that is corrected', () => {
  it.each<[what: string, before: Partial<Standing>, after: object | null]>([
    ['before anything was said: it is read when it is sent', { state: 'WAITING', lastAttemptAt: null }, null],
    ['after it was taken', {}, report(2)],
    ['while it is being sent', { state: 'WAITING' }, report(2)],
    ['after it was refused: perhaps for that', { state: 'REFUSED' }, report(2)],
    ['after the tries were given up', { state: 'FAILED', revision: 3 }, report(4)],
    ['after it was cancelled', { message: 'WITHDRAW' }, null],
  ])('%s', (_what, before, after) => {
    expect(followDocument(standing(before), 'changed')).toEqual(after)
  })
})
