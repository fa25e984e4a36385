import { describe, expect, it } from 'vitest'
import { pointRule } from '../../test/point-factory.ts'
import { earnPoints, pointBases } from './earn-points.ts'
import { ruleOn } from './point-rule.ts'
import { returnPoints } from './return-points.ts'
import { checkSpend, mostPoints } from './spend-points.ts'

const facts = (part: object = {}, rule: object = {}) => ({
  rule: pointRule(rule),
  available: 100,
  expired: 20,
  billCount: 3,
  ...part,
})

describe('spending', () => {
  it.each([
    [0, null, null],
    [100, facts(), null],
    [1, null, 'points-not-available'],
    [1, facts({}, { dongPerPoint: 0 }), 'points-not-available'],
    [121, facts(), 'points-not-available'],
    [101, facts(), 'points-expired'],
    [9, facts({}, { spendMin: 10 }), 'points-min'],
    [15, facts({}, { spendMultiple: 10 }), 'points-multiple'],
    [20, facts({}, { spendMultiple: 10, spendMin: 20 }), null],
    [20, facts({}, { billsBeforeSpend: 4 }), 'points-before-bills'],
    [20, facts({ billCount: null }, { billsBeforeSpend: 4 }), null],
  ])('%d points with %o: %s', (points, known, code) => {
    expect(checkSpend(points, known)?.code ?? null).toBe(code)
  })

  it.each([
    ['all of them', 500_000, facts(), 100],
    ['what the bill comes to', 45_999, facts(), 45],
    ['a part of the bill', 100_000, facts({}, { spendMaxPercent: 2000 }), 20],
    ['whole multiples', 47_000, facts({}, { spendMultiple: 10 }), 40],
    ['none below the least', 9000, facts({}, { spendMin: 10 }), 0],
    ['none before enough bills', 500_000, facts({}, { billsBeforeSpend: 4 }), 0],
  ])('at most %s', (_, left, known, points) => {
    expect(mostPoints(left, known)).toBe(points)
  })
})

describe('earning', () => {
  const rule = { earnPoints: 1, earnPerDong: 10_000, tierRate: 10_000 }
  it.each([
    [552_352, rule, 55],
    [9999, rule, 0],
    [99_999, { ...rule, tierRate: 15_000 }, 14],
    [999_999_999_999, { ...rule, earnPoints: 999_999, earnPerDong: 999_999 }, 999_999_999_999],
  ])('%d by %o: %d points', (base, by, points) => {
    expect(earnPoints(base, by)).toBe(points)
  })

  it('leaves out what the rule leaves out', () => {
    const lines = [
      { net: 100, promotionDiscount: 0, earns: true, unitPoints: 3 },
      { net: 200, promotionDiscount: 5, earns: true, unitPoints: 3 },
      { net: 400, promotionDiscount: 0, earns: false, unitPoints: 3 },
    ]
    expect(pointBases(lines, 5, pointRule())).toEqual([100, 200, 0])
    expect(pointBases(lines, 5, pointRule({ skipsPromotedLines: true }))).toEqual([100, 0, 0])
    expect(pointBases(lines, 5, pointRule({ skipsDiscountedBills: true }))).toEqual([0, 0, 0])
    expect(pointBases(lines, 0, pointRule({ skipsDiscountedBills: true }))).toEqual([100, 200, 0])
    expect(pointBases(lines, 0, pointRule({ earnBy: 'PRODUCT' }))).toEqual([3, 3, 0])
  })

  it('goes by the rule of the day', () => {
    const rules = [
      { ...pointRule(), startsOn: '2026-03-01', isActive: false },
      { ...pointRule({ earnPerDong: 5000 }), startsOn: '2026-06-01' },
      { ...pointRule(), startsOn: '2026-01-01' },
    ]
    const found = ['2025-12-31', '2026-02-28', '2026-03-01', '2026-06-01'].map(day => ruleOn(rules, day)?.earnPerDong)
    expect(found).toEqual([undefined, 10_000, undefined, 5000])
  })
})

describe('a return', () => {
  const bill = {
    rule: { earnPoints: 1, earnPerDong: 10_000, tierRate: 10_000 },
    base: 552_352,
    earned: 55,
    presents: 0,
    used: 20,
    usedAmount: 20_000,
  }
  it('of one of the goods takes what the rest does not earn, and gives back by the share of what points paid', () => {
    expect(returnPoints(bill, { base: 67_785, pointShare: 2455, taken: 0, back: 0 })).toEqual({ taken: 7, back: 2 })
  })
  it('of everything takes and gives back everything, in whatever steps', () => {
    let [base, pointShare, taken, back] = [0, 0, 0, 0]
    for (const [goods, share] of [
      [100_001, 3333],
      [52_351, 1],
      [399_999, 16_665],
      [1, 1],
    ] as const) {
      base += goods
      pointShare += share
      const step = returnPoints(bill, { base, pointShare, taken, back })
      taken += step.taken
      back += step.back
    }
    expect([taken, back]).toEqual([55, 20])
  })
  it('gives presents back in proportion', () => {
    const presented = { ...bill, earned: 65, presents: 10 }
    expect(returnPoints(presented, { base: 276_176, pointShare: 0, taken: 0, back: 0 })).toEqual({ taken: 33, back: 0 })
  })
})
