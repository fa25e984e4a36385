import { expect, it } from 'vitest'
import { type CancelVoucherFacts, decideCancelVoucher } from './decide-cancel-voucher.ts'

const facts: CancelVoucherFacts = {
  voucher: { id: 'v', code: 'PT000004', status: 'SUCCEED', businessDay: '2026-11-21', purpose: 'DEBT' },
  closedThrough: null,
  cashEntries: [{ id: 'c', accountId: 'till', amount: 40_000 }],
  debtEntries: [{ id: 'pay', amount: -40_000 }],
  allocations: [{ id: 'a', paymentEntryId: 'pay', debtEntryId: 'd1', amount: 30_000 }],
  partner: { id: 'lan', debt: 10_000, debtEntryCount: 5 },
  funds: [{ id: 'till', name: 'Tiền mặt', balance: 100_000, entryCount: 3 }],
  mayOverdraw: false,
}

it('opens the debts that a collection settled', () => {
  expect(decideCancelVoucher({ reason: 'Nhầm khách' }, facts)).toEqual({
    ok: true,
    plan: {
      voucher: { id: 'v', status: 'CANCELLED', reason: 'Nhầm khách' },
      cashEntries: [
        { kind: 'DEBT_CANCEL', accountId: 'till', amount: -40_000, reversesId: 'c', sequence: 4, balanceAfter: 60_000 },
      ],
      debtEntries: [
        {
          kind: 'PAYMENT_CANCEL',
          partnerId: 'lan',
          amount: 40_000,
          reversesId: 'pay',
          sequence: 6,
          balanceAfter: 50_000,
        },
      ],
      allocations: [{ paymentEntryId: 'pay', debtEntryId: 'd1', amount: -30_000, reversesId: 'a' }],
    },
  })
})

it('undoes a voucher written by hand', () => {
  const manual = {
    ...facts,
    voucher: { ...facts.voucher, purpose: 'MANUAL' as const },
    debtEntries: [],
    allocations: [],
    partner: null,
  }
  expect(decideCancelVoucher({ reason: 'x' }, manual)).toMatchObject({
    plan: { cashEntries: [{ kind: 'VOUCHER_CANCEL', amount: -40_000 }], debtEntries: [], allocations: [] },
  })
})

it.each<[name: string, part: Partial<CancelVoucherFacts>, code: string]>([
  ['a second cancel', { voucher: { ...facts.voucher, status: 'CANCELLED' } }, 'already-cancelled'],
  ['a closed day', { closedThrough: '2026-11-21' }, 'day-closed'],
  ['a fund that no longer holds it', { funds: [{ ...facts.funds[0]!, balance: 39_999 }] }, 'fund-short'],
])('refuses %s', (_, part, code) => {
  expect(decideCancelVoucher({ reason: 'x' }, { ...facts, ...part })).toMatchObject({ ok: false, code })
})
