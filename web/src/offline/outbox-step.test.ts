import { describe, expect, it } from 'vitest'
import { newEntry, type OutboxEntry } from './outbox-entry.ts'
import { afterAnswer, nextStep, withoutPause } from './outbox-step.ts'

const sale = (id: string, over: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...newEntry({ body: { id, items: [], payments: [] }, draft: null }, 100),
  ...over,
})
const refusal = { code: 'stock-short', message: 'Chỉ còn 2 hộp', details: {}, issues: [] } as const

describe('nextStep', () => {
  it('marks a sale as being sent before it sends it', () => {
    expect(nextStep([sale('a')], 100)).toMatchObject({ do: 'store', entry: { state: 'sending', attempts: 1 } })
    expect(nextStep([sale('a', { state: 'sending', attempts: 1 })], 100)).toMatchObject({ do: 'send' })
  })

  it('lets a sale that somebody waits for go before old ones', () => {
    const old = sale('old', { queuedAt: 1, attempts: 3, retryAt: 50 })
    expect(nextStep([old, sale('new')], 100)).toMatchObject({ entry: { id: 'new' } })
  })

  it('rests until the next attempt, and without end when only refused sales are left', () => {
    expect(nextStep([sale('a', { retryAt: 5000 }), sale('b', { retryAt: 3000 })], 100)).toEqual({
      do: 'rest',
      until: 3000,
    })
    expect(nextStep([sale('a', { state: 'refused' })], 100)).toEqual({ do: 'rest', until: null })
  })
})

describe('afterAnswer', () => {
  it('waits longer after each attempt without an answer, up to a minute', () => {
    const pauses = [1, 2, 3, 20].map(attempts => {
      const step = afterAnswer(sale('a', { attempts }), { kind: 'unclear', why: 'network' }, 0)
      return step.do === 'store' ? step.entry.retryAt : null
    })
    expect(pauses).toEqual([2000, 4000, 8000, 60_000])
  })

  it('keeps a refused sale with the sentence of the server', () => {
    const step = afterAnswer(sale('a'), { kind: 'refused', refusal }, 0)
    expect(step).toMatchObject({ do: 'store', entry: { state: 'refused', refusal } })
  })
})

it('withoutPause wakes only what waits', () => {
  const entries = [sale('a', { retryAt: 9000 }), sale('b', { state: 'refused', retryAt: 9000 }), sale('c')]
  expect(withoutPause(entries, 200)).toMatchObject([{ id: 'a', retryAt: 200 }])
})
