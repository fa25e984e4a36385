import { errorMessage } from '@quay/contract/error-code'
import { describe, expect, it } from 'vitest'
import { type CancelBillFacts, decideCancelBill } from './decide-cancel-bill.ts'

/** Lan bought for 60.000đ: 50.000đ in cash with 5 points spent, 10.000đ on debt, of which she has paid 4.000đ since. */
const facts: CancelBillFacts = {
  bill: { id: 'bill', code: 'HD000123', status: 'SUCCEED', businessDay: '2026-11-21' },
  returnCode: null,
  closedThrough: '2026-11-20',
  owed: [],
  stockEntries: [
    { id: 's1', productId: 'p', lotId: 'early', lineId: 'line', quantity: -50, value: -20_001 },
    { id: 's2', productId: 'p', lotId: 'late', lineId: 'line', quantity: -10, value: -4000 },
  ],
  products: [{ id: 'p', onHand: 30, entryCount: 12 }],
  cashEntries: [
    { id: 'c1', accountId: 'till', amount: 30_000 },
    { id: 'c2', accountId: 'vcb', amount: 20_000 },
  ],
  funds: [
    { id: 'till', name: 'Tiền mặt', balance: 25_000, entryCount: 9 },
    { id: 'vcb', name: 'Vietcombank', balance: 90_000, entryCount: 2 },
  ],
  mayOverdraw: true,
  debtEntries: [{ id: 'd1', amount: 10_000 }],
  allocations: [{ id: 'a1', paymentEntryId: 'd2', debtEntryId: 'd1', amount: 4000 }],
  partner: { id: 'lan', debt: 6000, debtEntryCount: 2 },
  pointEntries: [
    { id: 'p1', kind: 'SPEND', amount: -5, lotId: null, took: [{ lotId: 'l0', amount: 5, expiresOn: null }] },
    { id: 'p2', kind: 'EARN', amount: 6, lotId: 'l1', took: [] },
  ],
  points: { customerId: 'lan', balance: 1, entryCount: 2, lots: [{ id: 'l1', remaining: 1, expiresOn: null }] },
  today: '2026-11-21',
}

function plan(input: Parameters<typeof decideCancelBill>[0], part: Partial<CancelBillFacts> = {}) {
  const decided = decideCancelBill(input, { ...facts, ...part })
  if (!decided.ok) throw new Error(decided.code)
  return decided.plan
}

describe('cancelling a bill', () => {
  const cancel = plan({ reason: 'Khách đổi ý' })

  it('puts the goods back into the same lots with the value they left with', () => {
    expect(cancel.stockEntries).toEqual([
      {
        kind: 'SALE_CANCEL',
        productId: 'p',
        lotId: 'early',
        lineId: 'line',
        quantity: 50,
        value: 20_001,
        reversesId: 's1',
        sequence: 13,
        balanceAfter: 80,
      },
      {
        kind: 'SALE_CANCEL',
        productId: 'p',
        lotId: 'late',
        lineId: 'line',
        quantity: 10,
        value: 4000,
        reversesId: 's2',
        sequence: 14,
        balanceAfter: 90,
      },
    ])
    expect(cancel.productChanges).toEqual([{ productId: 'p', quantity: 60, entries: 2 }])
  })

  it('gives the money back from the funds it came into, also below zero where that is allowed', () => {
    expect(
      cancel.cashEntries.map(row => [
        row.kind,
        row.accountId,
        row.amount,
        row.reversesId,
        row.sequence,
        row.balanceAfter,
      ]),
    ).toEqual([
      ['SALE_CANCEL', 'till', -30_000, 'c1', 10, -5000],
      ['SALE_CANCEL', 'vcb', -20_000, 'c2', 3, 70_000],
    ])
    expect(cancel.bill).toEqual({ id: 'bill', status: 'CANCELLED', reason: 'Khách đổi ý', paymentsKept: false })
  })

  it('takes back the debt and both kinds of points, and frees what was paid since', () => {
    expect(cancel.debtEntries).toEqual([
      { kind: 'SALE_CANCEL', partnerId: 'lan', amount: -10_000, reversesId: 'd1', sequence: 3, balanceAfter: -4000 },
    ])
    expect(cancel.allocations).toEqual([{ paymentEntryId: 'd2', debtEntryId: 'd1', amount: -4000, reversesId: 'a1' }])
    expect(cancel.pointEntries.map(row => [row.kind, row.amount, row.sequence, row.balanceAfter])).toEqual([
      ['SPEND_CANCEL', 5, 3, 6],
      ['EARN_CANCEL', -6, 4, 0],
    ])
  })

  it('keeps the money as a credit of the customer', () => {
    const kept = plan({ reason: 'Giữ lại', keepPayments: true })
    expect(kept.cashEntries).toEqual([])
    expect(kept.debtEntries.map(row => [row.kind, row.amount, row.balanceAfter])).toEqual([
      ['SALE_CANCEL', -10_000, -4000],
      ['CREDIT', -50_000, -54_000],
    ])
    expect(kept.bill.paymentsKept).toBe(true)
  })

  it('cancels the bill of a walk-in customer', () => {
    const walkIn = plan(
      { reason: 'x' },
      { partner: null, points: null, debtEntries: [], pointEntries: [], allocations: [] },
    )
    expect([walkIn.debtEntries, walkIn.pointEntries]).toEqual([[], []])
  })
})

describe('refuses', () => {
  it.each<
    [name: string, input: { keepPayments?: boolean }, part: Partial<CancelBillFacts>, code: string, sentence: string]
  >([
    ['a second cancel', {}, { bill: { ...facts.bill, status: 'CANCELLED' } }, 'already-cancelled', 'HD000123 đã hủy'],
    ['a closed day', {}, { closedThrough: '2026-11-21' }, 'day-closed', 'Ngày 21/11/2026 đã khóa sổ'],
    [
      'a credit of nobody',
      { keepPayments: true },
      { partner: null },
      'keep-payments-needs-partner',
      'phải có tên khách',
    ],
    ['a fund below zero', {}, { mayOverdraw: false }, 'fund-short', 'Quỹ Tiền mặt chỉ còn 25.000đ'],
  ])('%s', (_, input, part, code, sentence) => {
    const decided = decideCancelBill({ reason: 'x', ...input }, { ...facts, ...part })
    expect(decided).toMatchObject({ ok: false, code })
    if (!decided.ok) expect(errorMessage(decided.code, decided.details)).toContain(sentence)
  })
})
