import { expect, it } from 'vitest'
import { spendPoints } from './spend-points.ts'

const facts = { earnPerDong: 10_000, dongPerPoint: 1000, balance: 50, entryCount: 2 }

it.each([
  [0, null, 0],
  [0, facts, 0],
  [50, facts, 50_000],
])('%d points pay %j', (points, facts, pointsAmount) => {
  expect(spendPoints(points, facts)).toEqual({ ok: true, pointsAmount })
})

it.each([
  [51, facts, 'points-not-available'],
  [1, null, 'points-not-available'],
  [50, { ...facts, dongPerPoint: 999_999_999_999 }, 'amount-too-large'],
])('%d points of %j are refused', (points, facts, code) => {
  expect(spendPoints(points, facts)).toMatchObject({ ok: false, code, path: 'points' })
})
