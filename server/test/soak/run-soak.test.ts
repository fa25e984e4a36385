import { expect, it } from 'vitest'
import { runSoak } from './run-soak.ts'

it('loses and doubles nothing while the server is killed and connections break', { timeout: 240_000 }, async () => {
  const result = await runSoak({
    until: { operations: 300 },
    tills: 3,
    seed: 20_261_121,
    killEvery: 110,
    cutEvery: 20,
    lookEvery: 25,
    jobEvery: 15,
  })
  expect(result.findings).toEqual([])
  expect(result.kills).toBeGreaterThanOrEqual(2)
  expect(result.cuts).toBeGreaterThan(5)
  expect(result.moments).toBeGreaterThan(5)
  expect(Object.keys(result.documents).filter(one => one.endsWith('CANCELLED')).length).toBeGreaterThan(3)
})
