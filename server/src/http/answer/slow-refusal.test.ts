import { afterEach, expect, test, vi } from 'vitest'
import { restBeforeRefusal } from './slow-refusal.ts'

afterEach(() => vi.useRealTimers())

test('a refusal waits about a second, a thousand of them at once; what comes beyond hears it at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let told = 0
  for (let i = 0; i < 1_005; i++) void restBeforeRefusal().then(() => told++)
  await Promise.resolve()
  expect(told).toBe(5)
  await vi.advanceTimersByTimeAsync(499)
  expect(told).toBe(5)
  await vi.advanceTimersByTimeAsync(1_001)
  expect(told).toBe(1_005)
})
