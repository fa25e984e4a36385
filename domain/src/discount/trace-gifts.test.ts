import { expect, it } from 'vitest'
import { traceGifts } from './trace-gifts.ts'

const of = (id: string, code: 'applied' | 'no-goods') => ({ promotion: { id }, code, amount: 0 })

it('says of a promotion whose gifts are gone that it gives nothing, and of no other', () => {
  const traces = [of('gone', 'applied'), of('there', 'applied'), of('money', 'applied'), of('other', 'no-goods')]
  const there = new Map([
    ['gone', 0],
    ['there', 2],
    ['other', 0],
  ])
  expect(traceGifts(traces, there)).toEqual([{ promotion: { id: 'gone' }, code: 'gift-out' }, ...traces.slice(1)])
})
