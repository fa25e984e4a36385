import { describe, expect, it } from 'vitest'
import { type DatedVatRate, resolveVatRate } from './resolve-vat-rate.ts'

const rate = (overrides: Partial<DatedVatRate>): DatedVatRate => ({
  level: 1,
  ofBranch: false,
  from: '2025-07-01',
  to: '2026-12-31',
  rate: 8,
  ...overrides,
})

describe('the rate of a product on a day', () => {
  it('is its own where nothing is dated', () => {
    expect(resolveVatRate(10, [], '2026-11-21')).toBe(10)
  })

  it.each([
    ['2025-06-30', 10],
    ['2025-07-01', 8],
    ['2026-12-31', 8],
    ['2027-01-01', 10],
  ])('on %s is %i: the reduction to 8 % runs from its first to its last day', (day, expected) => {
    expect(resolveVatRate(10, [rate({})], day)).toBe(expected)
  })

  it('is of the product before its group, of the near group before the far', () => {
    const rates = [rate({ level: 3, rate: 0 }), rate({ level: 2, rate: 5 }), rate({ level: 1, rate: 8 })]
    expect(resolveVatRate(10, rates, '2026-01-01')).toBe(8)
    expect(resolveVatRate(10, [...rates, rate({ level: 0, rate: -2 })], '2026-01-01')).toBe(-2)
    expect(resolveVatRate(10, rates.slice(0, 2), '2026-01-01')).toBe(5)
  })

  it('falls back to a farther rate on days that the nearer one does not cover', () => {
    const rates = [rate({ level: 0, rate: 5, from: '2026-03-01', to: '2026-03-31' }), rate({ level: 2, rate: 8 })]
    expect(resolveVatRate(10, rates, '2026-03-31')).toBe(5)
    expect(resolveVatRate(10, rates, '2026-04-01')).toBe(8)
  })

  it('is of the branch before that of all branches, at the same target only', () => {
    const rates = [rate({ rate: 8 }), rate({ rate: 5, ofBranch: true })]
    expect(resolveVatRate(10, rates, '2026-01-01')).toBe(5)
    expect(resolveVatRate(10, [...rates, rate({ level: 0, rate: 0 })], '2026-01-01')).toBe(0)
  })

  it('holds until further notice where no last day is named', () => {
    expect(resolveVatRate(10, [rate({ to: null })], '2099-01-01')).toBe(8)
  })
})
