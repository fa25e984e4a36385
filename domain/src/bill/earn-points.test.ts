import { expect, it } from 'vitest'
import { earnPoints } from './earn-points.ts'

const facts = { earnPerDong: 10_000, dongPerPoint: 1000, balance: 0, entryCount: 0 }

it.each([
  [99_999, facts, 9],
  [9999, facts, 0],
  [100_000, null, 0],
  [100_000, { ...facts, earnPerDong: 0 }, 0],
])('%d with %j earns %d', (payable, facts, points) => {
  expect(earnPoints(payable, facts)).toBe(points)
})
