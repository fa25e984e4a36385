import { describe, expect, it } from 'vitest'
import { keptSale, refusal, saved } from './outbox-samples.ts'
import {
  type BatchAnswer,
  type BatchResult,
  batchOf,
  firstPace,
  paceAfter,
  pauseAfter,
  settleBatch,
} from './outbox-step.ts'

const batch = [keptSale('a', 1), keptSale('b', 2), keptSale('c', 3)]
const answered = (results: Record<string, BatchResult>): BatchAnswer => ({
  kind: 'answered',
  results: new Map(Object.entries(results)),
})
const later = { kind: 'later' } as const
const classes = (answer: BatchAnswer, of = batch) => {
  const { saved, changed } = settleBatch(of, answer)
  return { saved: saved.map(({ entry }) => entry.id), changed: changed.map(({ id, due }) => [id, due]) }
}

describe('what the answer to a batch means', () => {
  it('takes out what was acknowledged and keeps what was refused for a person; nothing behind it is stopped', () => {
    const answer = answered({ a: saved('a'), b: { kind: 'refused', refusal }, c: saved('c') })
    expect(classes(answer)).toEqual({ saved: ['a', 'c'], changed: [['b', 'refused']] })
  })

  it('leaves what the server had no time for where it stands', () => {
    expect(classes(answered({ a: saved('a'), b: later, c: later }))).toEqual({ saved: ['a'], changed: [] })
    expect(classes(answered({ a: saved('a') }))).toEqual({ saved: ['a'], changed: [] })
  })

  it('puts behind the others what alone was put off', () => {
    expect(classes(answered({ a: later, b: saved('b'), c: saved('c') }))).toEqual({
      saved: ['b', 'c'],
      changed: [['a', 'behind']],
    })
  })

  it('writes nothing without an answer', () => {
    expect(classes({ kind: 'unclear', why: 'network' })).toEqual({ saved: [], changed: [] })
    expect(classes({ kind: 'unclear', why: 'server', breaksOnOne: true })).toEqual({ saved: [], changed: [] })
  })

  it('puts behind the others the one sale at which the server breaks', () => {
    const answer: BatchAnswer = { kind: 'unclear', why: 'server', breaksOnOne: true }
    expect(classes(answer, [batch[0]!])).toEqual({ saved: [], changed: [['a', 'behind']] })
  })
})

describe('the pace', () => {
  it('pauses two seconds, doubled to a minute, give or take a fifth, and as long as the server asks', () => {
    expect([0, 1, 2, 3, 20].map(failures => pauseAfter(failures, 0.5))).toEqual([0, 2_000, 4_000, 8_000, 60_000])
    expect([0, 1].map(random => pauseAfter(1, random))).toEqual([1_600, 2_400])
    expect(pauseAfter(1, 0.5, 30_000)).toBe(30_000)
  })

  it('forgets failures with the first sale that is taken, and sends more at once over a slow line', () => {
    const failed = paceAfter(firstPace, { kind: 'unclear', why: 'network' }, 10)
    expect(failed).toEqual({ size: 20, failures: 1 })
    expect(paceAfter(failed, answered({ a: later }), 10).failures).toBe(2)
    expect(paceAfter(failed, answered({ a: saved('a') }), 10)).toEqual({ size: 20, failures: 0 })
    expect(paceAfter(failed, answered({ a: saved('a') }), 9_000)).toEqual({ size: 50, failures: 0 })
  })

  it('takes a message apart that the server breaks on', () => {
    expect(paceAfter(firstPace, { kind: 'unclear', why: 'server', breaksOnOne: true }, 10).size).toBe(1)
  })
})

describe('a batch', () => {
  const ids = (entries: ReturnType<typeof batchOf>) => entries.map(({ id }) => id)

  it('is the first sales, of one form, that fit into a message', () => {
    expect(ids(batchOf(batch, 2))).toEqual(['a', 'b'])
    expect(ids(batchOf([keptSale('old', 1, { form: 1 }), ...batch], 20))).toEqual(['old'])
    const large = { ...batch[0]!.body, note: 'x'.repeat(200_000) }
    expect(ids(batchOf([keptSale('l1', 1, { body: large }), keptSale('l2', 2, { body: large })], 20))).toEqual(['l1'])
  })
})
