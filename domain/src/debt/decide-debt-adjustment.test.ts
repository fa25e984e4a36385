import { describe, expect, it } from 'vitest'
import { decideDebtAdjustment } from './decide-debt-adjustment.ts'

const facts = {
  partner: { id: 'dhg', debt: 80_000, debtEntryCount: 4 },
  openDebts: [
    { entryId: 'd2', businessDay: '2026-11-02', sequence: 3, remaining: 50_000 },
    { entryId: 'd1', businessDay: '2026-11-01', sequence: 1, remaining: 30_000 },
  ],
}
const row = (kind: string, amount: number) => ({
  kind,
  partnerId: 'dhg',
  amount,
  sequence: 5,
  balanceAfter: 80_000 + amount,
})

describe('decideDebtAdjustment', () => {
  it('owes more as a debt of its own', () => {
    expect(decideDebtAdjustment({ kind: 'INCREASE', amount: 7_000 }, facts)).toEqual({
      ok: true,
      plan: { debtEntry: row('ADJUSTMENT', 7_000), allocations: [] },
    })
  })

  it('owes less from the oldest debt on', () => {
    expect(decideDebtAdjustment({ kind: 'DECREASE', amount: 40_000 }, facts)).toEqual({
      ok: true,
      plan: {
        debtEntry: row('ADJUSTMENT', -40_000),
        allocations: [
          { debtEntryId: 'd1', amount: 30_000 },
          { debtEntryId: 'd2', amount: 10_000 },
        ],
      },
    })
  })

  it('may owe less than nothing: a credit', () => {
    expect(decideDebtAdjustment({ kind: 'DECREASE', amount: 100_000 }, facts)).toMatchObject({
      plan: { debtEntry: { balanceAfter: -20_000 } },
    })
  })

  it('gives a discount up to what is owed, and not a đồng more', () => {
    expect(decideDebtAdjustment({ kind: 'DISCOUNT', amount: 80_000 }, facts)).toMatchObject({
      plan: { debtEntry: row('DISCOUNT', -80_000) },
    })
    expect(decideDebtAdjustment({ kind: 'DISCOUNT', amount: 80_001 }, facts)).toMatchObject({
      ok: false,
      code: 'debt-discount-over',
      path: 'amount',
      details: { debt: 80_000 },
    })
    const credited = { partner: { ...facts.partner, debt: -5_000 }, openDebts: [] }
    expect(decideDebtAdjustment({ kind: 'DISCOUNT', amount: 1 }, credited)).toMatchObject({ details: { debt: 0 } })
  })
})
