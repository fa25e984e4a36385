import { expect, it } from 'vitest'
import { splitPayments } from './split-payments.ts'

const accounts = { cashAccountId: 'till', bankAccountIds: ['vcb', 'tcb'], defaultBankAccountId: 'vcb' }

it('adds up by method and account', () => {
  expect(
    splitPayments(
      [
        { method: 'BANK', amount: 100 },
        { method: 'CASH', amount: 30 },
        { method: 'BANK', amount: 5, accountId: 'tcb' },
        { method: 'BANK', amount: 7, accountId: 'vcb' },
        { method: 'CASH', amount: 20, accountId: 'till' },
        { method: 'DEBT', amount: 9 },
        { method: 'BANK', amount: 0 },
      ],
      accounts,
    ),
  ).toEqual({
    ok: true,
    cash: 50,
    bank: [
      { accountId: 'vcb', amount: 107 },
      { accountId: 'tcb', amount: 5 },
    ],
    debt: 9,
  })
})

it.each([
  ['an unknown account', { method: 'BANK' as const, amount: 1, accountId: 'acb' }, 'not-found'],
  ['a transfer into the drawer', { method: 'BANK' as const, amount: 1, accountId: 'till' }, 'not-found'],
  ['a debt at an unknown account', { method: 'DEBT' as const, amount: 1, accountId: 'acb' }, 'not-found'],
  ['cash into a bank account', { method: 'CASH' as const, amount: 1, accountId: 'vcb' }, 'not-found'],
])('refuses %s', (_, payment, code) => {
  expect(splitPayments([payment], accounts)).toMatchObject({ ok: false, code, path: 'payments.0.accountId' })
})

it('refuses a transfer when the store has no account, but not a transfer of nothing', () => {
  const none = { ...accounts, bankAccountIds: [], defaultBankAccountId: null }
  expect(splitPayments([{ method: 'BANK', amount: 1 }], none)).toMatchObject({ code: 'account-missing' })
  expect(splitPayments([{ method: 'BANK', amount: 0 }], none)).toMatchObject({ ok: true })
})
