import { describe, expect, it } from 'vitest'
import { type DebtPaymentFacts, decideDebtPayment } from './decide-debt-payment.ts'

const facts: DebtPaymentFacts = {
  partner: { id: 'lan', debt: 80_000, debtEntryCount: 4 },
  openDebts: [
    { entryId: 'd2', businessDay: '2026-11-02', sequence: 3, remaining: 50_000 },
    { entryId: 'd1', businessDay: '2026-11-01', sequence: 1, remaining: 30_000 },
  ],
  cashAccount: { id: 'till', name: 'Tiền mặt', balance: 60_000, entryCount: 2 },
  bankAccounts: [{ id: 'vcb', name: 'Vietcombank', balance: 0, entryCount: 0 }],
  defaultBankAccountId: 'vcb',
  mayOverdraw: false,
}
const customer = { partnerKind: 'customer' as const, partnerId: 'lan', method: 'CASH' as const }
const provider = { partnerKind: 'provider' as const, partnerId: 'lan', method: 'CASH' as const }

describe('decideDebtPayment', () => {
  it('collects from a customer, the oldest debt first', () => {
    expect(decideDebtPayment({ ...customer, amount: 40_000 }, facts)).toEqual({
      ok: true,
      plan: {
        direction: 'IN',
        amount: 40_000,
        accountId: 'till',
        cashEntry: { kind: 'DEBT', accountId: 'till', amount: 40_000, sequence: 3, balanceAfter: 100_000 },
        debtEntry: { kind: 'PAYMENT', partnerId: 'lan', amount: -40_000, sequence: 5, balanceAfter: 40_000 },
        allocations: [
          { debtEntryId: 'd1', amount: 30_000 },
          { debtEntryId: 'd2', amount: 10_000 },
        ],
        credit: 0,
      },
    })
  })

  it('keeps what a customer pays beyond the debt as a credit', () => {
    expect(decideDebtPayment({ ...customer, amount: 100_000 }, facts)).toMatchObject({
      plan: { credit: 20_000, debtEntry: { balanceAfter: -20_000 } },
    })
  })

  it('pays a provider out of a fund', () => {
    expect(decideDebtPayment({ ...provider, amount: 60_000 }, facts)).toMatchObject({
      plan: { direction: 'OUT', cashEntry: { amount: -60_000, balanceAfter: 0 }, debtEntry: { balanceAfter: 20_000 } },
    })
  })

  it('takes a transfer into the default account', () => {
    expect(decideDebtPayment({ ...customer, method: 'BANK', amount: 1 }, facts)).toMatchObject({
      plan: { accountId: 'vcb' },
    })
  })

  it.each<
    [
      name: string,
      input: Parameters<typeof decideDebtPayment>[0],
      part: Partial<DebtPaymentFacts>,
      code: string,
      path?: string,
    ]
  >([
    ['an unknown customer', { ...customer, amount: 1 }, { partner: null }, 'not-found', 'customerId'],
    ['an unknown provider', { ...provider, amount: 1 }, { partner: null }, 'not-found', 'providerId'],
    [
      'a provider to whom nothing is owed',
      { ...provider, amount: 1 },
      { partner: { id: 'lan', debt: 0, debtEntryCount: 2 } },
      'debt-settled',
      'amount',
    ],
    ['more than the fund holds', { ...provider, amount: 60_001 }, {}, 'fund-short'],
    ['an unknown account', { ...customer, method: 'BANK', accountId: 'x', amount: 1 }, {}, 'not-found', 'accountId'],
    [
      'a transfer without an account',
      { ...customer, method: 'BANK', amount: 1 },
      { bankAccounts: [], defaultBankAccountId: null },
      'account-missing',
      'accountId',
    ],
  ])('refuses %s', (_, input, part, code, path) => {
    expect(decideDebtPayment(input, { ...facts, ...part })).toMatchObject({ ok: false, code, ...(path && { path }) })
  })
})
