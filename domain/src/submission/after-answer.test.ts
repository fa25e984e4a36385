import { describe, expect, it } from 'vitest'
import { type Answer, afterAnswer, longestCall, mostAttempts, nextAttempt } from './after-answer.ts'

const now = new Date('2026-11-22T02:00:00Z')
const lost: Answer = { outcome: 'unreachable', words: 'Không kết nối được.' }
const minutesUntil = (at: Date | null) => at && (at.getTime() - now.getTime()) / 60_000

describe('after an answer', () => {
  it('taken is the end, with the number that was given', () => {
    expect(afterAnswer(3, { outcome: 'accepted', reference: 'PN_QG_1' }, now)).toEqual({
      state: 'SENT',
      nextAttemptAt: null,
      answer: null,
      reference: 'PN_QG_1',
    })
  })

  it('refused waits for a person, with the words', () => {
    expect(afterAnswer(1, { outcome: 'refused', words: 'Sai mã thuốc' }, now)).toEqual({
      state: 'REFUSED',
      nextAttemptAt: null,
      answer: 'Sai mã thuốc',
      reference: null,
    })
  })

  it('not reached is tried again after longer and longer, and given up at last', () => {
    const standings = Array.from({ length: mostAttempts }, (_, index) => afterAnswer(index + 1, lost, now))
    expect(standings.map(({ state }) => state)).toEqual([...Array(mostAttempts - 1).fill('WAITING'), 'FAILED'])
    expect(standings.map(({ nextAttemptAt }) => minutesUntil(nextAttemptAt))).toEqual([
      ...[2, 5, 15, 30, 60, 120, 240, 480, 720],
      null,
    ])
    expect(standings.at(-1)!.answer).toBe('Không kết nối được.')
  })

  it('no pause is shorter than a call, so that the next one never runs beside it', () => {
    for (let attempts = 1; attempts <= mostAttempts + 1; attempts++)
      expect(nextAttempt(attempts, now).getTime() - now.getTime()).toBeGreaterThan(longestCall)
  })
})
