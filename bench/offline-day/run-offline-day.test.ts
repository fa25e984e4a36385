import { expect, it } from 'vitest'
import { runOfflineDay } from './run-offline-day.ts'

it('loses and doubles nothing of a day without a network, through a restored server', {
  timeout: 240_000,
}, async () => {
  const result = await runOfflineDay({ tills: 2, salesPerTill: 30, seed: 20_261_127, kills: 0 })
  expect(result.findings).toEqual([])
  expect(result.returns).toBeGreaterThan(2)
  expect(result.voided).toBeGreaterThan(0)
  expect(result.handOvers).toBe(4)
  expect(result.countedLots).toBeGreaterThan(20)
})
