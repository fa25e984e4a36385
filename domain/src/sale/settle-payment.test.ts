import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaymentRow } from '../cashbook/split-payments.ts'
import { type SettledPayment, settlePayment } from './settle-payment.ts'

const accounts = { cashAccountId: 'till', bankAccountIds: ['vcb', 'tcb'], defaultBankAccountId: 'vcb' }
const cash = (amount: number): PaymentRow => ({ method: 'CASH', amount })
const bank = (amount: number, accountId?: string): PaymentRow => ({ method: 'BANK', amount, accountId })
const debt = (amount: number): PaymentRow => ({ method: 'DEBT', amount })
const settle = (payable: number, payments: PaymentRow[], hasCustomer = true) =>
  settlePayment({ payable, payments, hasCustomer, accounts })

describe('settlePayment', () => {
  it.each<[name: string, payable: number, PaymentRow[], Partial<SettledPayment>]>([
    ['exact cash', 187_000, [cash(187_000)], { tendered: 187_000, cash: 187_000, change: 0, paid: 187_000, debt: 0 }],
    ['change', 187_000, [cash(200_000)], { tendered: 200_000, cash: 187_000, change: 13_000, paid: 187_000 }],
    ['change without bound', 1000, [cash(500_000)], { cash: 1000, change: 499_000 }],
    [
      'a transfer to the default account',
      187_000,
      [bank(187_000)],
      { cash: 0, bank: [{ accountId: 'vcb', amount: 187_000 }] },
    ],
    ['a transfer to a named account', 1000, [bank(1000, 'tcb')], { bank: [{ accountId: 'tcb', amount: 1000 }] }],
    [
      'transfer and cash with change',
      187_000,
      [bank(100_000), cash(100_000)],
      { cash: 87_000, change: 13_000, paid: 187_000 },
    ],
    [
      'transfers to one account become one',
      300,
      [bank(100), bank(200, 'vcb')],
      { bank: [{ accountId: 'vcb', amount: 300 }] },
    ],
    ['cash in two rows', 300, [cash(100), cash(250)], { tendered: 350, change: 50 }],
    ['all on debt', 187_000, [debt(187_000)], { paid: 0, debt: 187_000 }],
    [
      'the rest on debt',
      187_000,
      [cash(100_000), debt(87_000)],
      { cash: 100_000, paid: 100_000, debt: 87_000, change: 0 },
    ],
    ['nothing to pay', 0, [], { paid: 0, debt: 0, change: 0 }],
    ['cash for nothing goes back', 0, [cash(10_000)], { cash: 0, change: 10_000 }],
    ['rows of nothing', 1000, [cash(1000), bank(0), debt(0)], { paid: 1000, bank: [], debt: 0 }],
  ])('%s', (_, payable, payments, settled) => {
    expect(settle(payable, payments)).toMatchObject({ ok: true, ...settled })
  })

  it.each<[name: string, payable: number, PaymentRow[], boolean, code: string, details: object]>([
    ['no payment', 187_000, [], true, 'payment-short', { missing: 187_000, missingText: '187.000đ' }],
    ['too little', 187_000, [cash(100_000), bank(80_000)], true, 'payment-short', { missing: 7000 }],
    ['a transfer over it', 187_000, [bank(200_000)], true, 'payment-over', { over: 13_000, overText: '13.000đ' }],
    ['transfers over it together', 100, [bank(60), bank(60, 'tcb')], true, 'payment-over', { over: 20 }],
    ['a debt without a customer', 187_000, [debt(187_000)], false, 'debt-needs-customer', {}],
    ['a debt below the rest', 187_000, [cash(100_000), debt(80_000)], true, 'debt-mismatch', { remaining: 87_000 }],
    ['a debt over the rest', 187_000, [cash(100_000), debt(90_000)], true, 'debt-mismatch', { remaining: 87_000 }],
    ['a debt beside enough cash', 187_000, [cash(200_000), debt(1000)], true, 'debt-mismatch', { remaining: 0 }],
    ['an unknown account', 100, [bank(100, 'acb')], true, 'not-found', { kind: 'account', id: 'acb' }],
    ['a transfer into the drawer', 100, [bank(100, 'till')], true, 'not-found', { id: 'till' }],
  ])('refuses %s', (_, payable, payments, hasCustomer, code, details) => {
    expect(settle(payable, payments, hasCustomer)).toMatchObject({ ok: false, code, details })
  })

  it('refuses a transfer when the shop has no account', () => {
    const none = { cashAccountId: 'till', bankAccountIds: [], defaultBankAccountId: null }
    expect(settlePayment({ payable: 100, payments: [bank(100)], hasCustomer: true, accounts: none })).toMatchObject({
      code: 'account-missing',
      path: 'payments.0.accountId',
    })
  })
})

it('what is settled adds up to what is to be paid', () => {
  const anyRow = fc.record({
    method: fc.constantFrom('CASH' as const, 'BANK' as const, 'DEBT' as const),
    amount: fc.nat(20),
  })
  fc.assert(
    fc.property(fc.nat(40), fc.array(anyRow, { maxLength: 5 }), (payable, payments) => {
      const settled = settle(payable, payments)
      if (!settled.ok) return
      const transferred = settled.bank.reduce((sum, row) => sum + row.amount, 0)
      expect(settled.paid + settled.debt).toBe(payable)
      expect(settled.cash + transferred).toBe(settled.paid)
      expect(settled.tendered).toBe(settled.cash + settled.change)
      expect(Math.min(settled.cash, settled.change, settled.debt)).toBeGreaterThanOrEqual(0)
    }),
  )
})
