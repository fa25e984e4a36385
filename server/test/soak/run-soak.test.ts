import { expect, it } from 'vitest'
import { runSoak } from './run-soak.ts'

it('loses and doubles nothing while the server is killed and connections break', { timeout: 240_000 }, async () => {
  const result = await runSoak({ until: { operations: 200 }, tills: 3, seed: 20_261_121, killEvery: 70, cutEvery: 15 })
  expect(result.findings).toEqual([])
  expect(result.kills).toBeGreaterThanOrEqual(2)
  expect(result.cuts).toBeGreaterThan(5)
  expect(result.bills).toBeGreaterThan(20)
})
