import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shownToasts } from '../../../../ui/popup/toast.ts'
import { useTransferStates, watchTransfer } from './watch-transfer.ts'

let bill: { id: string; code: string }
let count = 0
beforeEach(() => {
  vi.useFakeTimers()
  count += 1
  bill = { id: `bill-${count}`, code: `HD00000${count}` }
})
afterEach(() => vi.useRealTimers())
const state = () => useTransferStates.getState()[bill.id]
const words = () => shownToasts().filter(({ text }) => text.includes(bill.code))
const answers = (...statuses: (string | null)[]) => {
  let asked = 0
  return async () => {
    const status = statuses[Math.min(asked, statuses.length - 1)]!
    asked += 1
    if (status === null) throw new Error('network')
    return { items: [{ amount: 120_000, status }] }
  }
}

it('says once that the money came, and forgives a lost network', async () => {
  watchTransfer(bill, answers('WAITING', null, 'RECEIVED'))
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(state()).toBe('received')
  expect(words()).toHaveLength(1)
})

it('asks once where the store waits for none, and where the bill was cancelled', async () => {
  const ask = vi.fn(async () => ({ items: [] }))
  watchTransfer(bill, ask)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(state()).toBeUndefined()
  watchTransfer(bill, answers('CANCELLED'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state()).toBeUndefined()
  expect(words()).toEqual([])
})

it('is asked by one watcher a bill, and gives up after a quarter of an hour', async () => {
  const ask = vi.fn(answers('WAITING'))
  watchTransfer(bill, ask)
  watchTransfer(bill, ask)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(16 * 60_000)
  expect(state()).toBeUndefined()
})
