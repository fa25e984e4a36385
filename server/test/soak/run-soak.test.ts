import { expect, it } from 'vitest'
import { runSoak } from './run-soak.ts'

it('loses and doubles nothing while the server is killed and connections break', { timeout: 120_000 }, async () => {
  const result = await runSoak({ seconds: 12, tills: 3, seed: 20_261_121, killEverySeconds: 3.5, cutEverySeconds: 0.6 })
  expect(result.findings).toEqual([])
  expect(result.kills).toBeGreaterThanOrEqual(2)
  expect(result.cuts).toBeGreaterThan(5)
  expect(result.bills).toBeGreaterThan(20)
})
