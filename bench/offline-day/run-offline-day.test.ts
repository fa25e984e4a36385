import { expect, it } from 'vitest'
import { runOfflineDay } from './run-offline-day.ts'

it('loses and doubles nothing of a day without a network, through a restored server', {
  timeout: 240_000,
}, async () => {
  const result = await runOfflineDay({ tills: 3, salesPerTill: 40, seed: 20_261_127 })
  expect(result.findings).toEqual([])
  expect(result.returns).toBeGreaterThan(3)
  expect(result.voided).toBeGreaterThan(0)
  expect(result.handOvers).toBe(6)
  expect(result.countedLots).toBeGreaterThan(20)
})
