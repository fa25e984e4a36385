import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CashRounding, roundCash } from './round-cash.ts'
import { settlePayment } from './settle-payment.ts'

const nearest: CashRounding = { unit: 1000, way: 'NEAREST' }
const accounts = { cashAccountId: 'till', bankAccountIds: ['vcb'], defaultBankAccountId: 'vcb' }

describe('roundCash', () => {
  it.each<[amount: number, CashRounding | null, put: number]>([
    [212_600, nearest, 400],
    [212_500, nearest, 500],
    [212_499, nearest, -499],
    [212_000, nearest, 0],
    [212_001, { unit: 1000, way: 'UP' }, 999],
    [212_999, { unit: 1000, way: 'DOWN' }, -999],
    [212_600, { unit: 500, way: 'NEAREST' }, -100],
    [300, nearest, -300],
    [0, nearest, 0],
    [212_600, null, 0],
  ])('%d by %o: %d is put on', (amount, rule, put) => {
    expect(roundCash(amount, rule)).toBe(put)
  })

  it('gives an amount that the unit divides, less than one unit away', () => {
    const rule = fc.record({
      unit: fc.constantFrom(100, 200, 500, 1000),
      way: fc.constantFrom('NEAREST', 'UP', 'DOWN'),
    })
    fc.assert(
      fc.property(fc.nat(2_000_000_000), rule as fc.Arbitrary<CashRounding>, (amount, by) => {
        const put = roundCash(amount, by)
        expect(Math.abs((amount + put) % by.unit)).toBe(0)
        expect(Math.abs(put)).toBeLessThan(by.unit)
      }),
    )
  })
})

describe('what cash pays of a bill is rounded', () => {
  const settle = (payable: number, payments: Parameters<typeof settlePayment>[0]['payments']) =>
    settlePayment({ payable, payments, hasCustomer: true, accounts, cashRounding: nearest })
  const cash = (amount: number) => ({ method: 'CASH' as const, amount })
  const bank = (amount: number) => ({ method: 'BANK' as const, amount })
  const debt = (amount: number) => ({ method: 'DEBT' as const, amount })

  it.each([
    ['cash alone', 212_600, [cash(213_000)], { cashRounding: 400, cash: 213_000, paid: 213_000, change: 0 }],
    ['cash with change', 212_400, [cash(500_000)], { cashRounding: -400, cash: 212_000, change: 288_000 }],
    ['cash beside a transfer', 212_600, [bank(100_000), cash(113_000)], { cashRounding: 400, paid: 213_000 }],
    ['a transfer alone is not', 212_600, [bank(212_600)], { cashRounding: 0, paid: 212_600 }],
    ['a part that is owed is not', 212_600, [cash(200_000), debt(12_600)], { cashRounding: 0, debt: 12_600 }],
    ['less than half a unit costs nothing', 300, [], { cashRounding: -300, paid: 0 }],
  ])('%s', (_, payable, payments, settled) => {
    expect(settle(payable, payments)).toMatchObject({ ok: true, ...settled })
  })

  it.each([
    ['cash that is short of the rounded amount', [cash(212_600)], { code: 'payment-short', details: { missing: 400 } }],
    ['a transfer that is short by what rounding takes off', [bank(212_300)], { details: { missing: 300 } }],
    ['a transfer of the rounded amount', [bank(213_000)], { code: 'payment-over', details: { over: 400 } }],
  ])('refuses %s', (_, payments, refusal) => {
    expect(settle(212_600, payments)).toMatchObject({ ok: false, ...refusal })
  })

  it('always adds up, with a deposit and an exchange too', () => {
    const row = fc.record({ method: fc.constantFrom('CASH', 'BANK', 'DEBT'), amount: fc.nat(4000) })
    fc.assert(
      fc.property(fc.nat(6000), fc.nat(3000), fc.nat(3000), fc.array(row, { maxLength: 4 }), (payable, a, b, rows) => {
        const depositUsed = Math.min(a, payable)
        const exchangeUsed = Math.min(b, payable - depositUsed)
        const payments = rows as Parameters<typeof settle>[1]
        const input = {
          payable,
          payments,
          hasCustomer: true,
          accounts,
          cashRounding: nearest,
          depositUsed,
          exchangeUsed,
        }
        const settled = settlePayment(input)
        if (!settled.ok) return
        const transferred = settled.bank.reduce((sum, { amount }) => sum + amount, 0)
        expect(settled.paid + settled.debt).toBe(payable + settled.cashRounding)
        expect(settled.paid - depositUsed - exchangeUsed).toBe(settled.cash + transferred)
        expect(Math.min(settled.cash, settled.change, settled.debt, settled.paid)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
