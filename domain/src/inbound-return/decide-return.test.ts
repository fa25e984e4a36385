import { describe, expect, it } from 'vitest'
import { decideReturn } from './decide-return.ts'
import { priceReturn } from './price-return.ts'
import type { ReturnFacts, ReturnInput } from './return-facts.ts'

const fund = (id: string) => ({ id, name: id, balance: 0, entryCount: 0 })

/** 100 tablets of A12 worth 33.333đ on the shelf, 10 in quarantine worth 1.000đ; the receipt brought 60, of which 20 went back. */
const facts: ReturnFacts = {
  now: '2026-11-21T05:00:00.000Z',
  businessDay: '2026-11-21',
  products: [
    {
      id: 'paracetamol',
      code: 'HH000001',
      name: 'Paracetamol',
      registrationNumber: null,
      onHand: 110,
      entryCount: 7,
      units: [
        { id: 'tablet', name: 'Viên', ratio: 1, isActive: true },
        { id: 'blister', name: 'Vỉ', ratio: 10, isActive: true },
      ],
    },
  ],
  lots: [
    {
      id: 'a12',
      productId: 'paracetamol',
      number: 'A12',
      expiryDate: '2026-12-31',
      shelves: { sellable: { quantity: 100, value: 33_333 }, quarantine: { quantity: 10, value: 1_000 } },
    },
  ],
  source: null,
  provider: { id: 'dhg', name: 'DHG', debt: 12_000, debtEntryCount: 3 },
  cashAccount: fund('till'),
  bankAccounts: [fund('bank')],
  defaultBankAccountId: 'bank',
}
const source = {
  id: 'receipt',
  code: 'PN000009',
  status: 'SUCCEED' as const,
  branchId: 'b',
  providerId: 'dhg',
  lots: [{ itemId: 'l1', lotId: 'a12', bought: 60, returned: 20 }],
}

const line = (quantity: number, more: object = {}) => ({
  id: `line ${quantity}`,
  productId: 'paracetamol',
  lotId: 'a12',
  bucket: 'sellable' as const,
  unitId: 'blister',
  quantity,
  price: 5_000,
  ...more,
})
const input = (more: Partial<ReturnInput> = {}): ReturnInput => ({
  id: 'return',
  branchId: 'b',
  providerId: 'dhg',
  reason: 'NEAR_EXPIRY',
  deduction: 0,
  items: [line(3)],
  payments: [],
  ...more,
})
const decide = (more: Partial<ReturnInput> = {}, part: Partial<ReturnFacts> = {}) =>
  decideReturn(input(more), { ...facts, ...part }, 'SUCCEED')
function plan(more: Partial<ReturnInput> = {}, part: Partial<ReturnFacts> = {}) {
  const decided = decide(more, part)
  if (!decided.ok) throw new Error(decided.code)
  return decided.plan
}
const refusal = (more: Partial<ReturnInput> = {}, part: Partial<ReturnFacts> = {}) => {
  const decided = decide(more, part)
  return decided.ok ? null : [decided.code, decided.path]
}

describe('goods that go back', () => {
  it('take their share of the shelf along, whatever the provider gives for them', () => {
    const { stockEntries, lotChanges, document } = plan()
    expect(stockEntries).toMatchObject([
      { kind: 'INBOUND_RETURN', lotId: 'a12', quantity: -30, value: -10_000, sequence: 8, balanceAfter: 80 },
    ])
    expect(lotChanges).toEqual([{ lotId: 'a12', productId: 'paracetamol', quantity: -30, value: -10_000 }])
    expect(document).toMatchObject({ refundable: 15_000, value: 10_000, refunded: 0, debt: 15_000 })
  })

  it('leave nothing of the value behind with the last of them, line after line', () => {
    const { items } = plan({ items: [line(3), line(7)] })
    expect(items.map(({ value }) => value)).toEqual([10_000, 23_333])
    expect(refusal({ items: [line(3), line(8)] })).toEqual(['lot-short', 'items.1.quantity'])
  })

  it('may lie in quarantine', () => {
    const { stockEntries } = plan({ items: [line(1, { bucket: 'quarantine' })] })
    expect(stockEntries).toMatchObject([{ bucket: 'quarantine', quantity: -10, value: -1_000 }])
  })
})

describe('the money', () => {
  it('is refunded, and the rest lessens the debt until the provider owes', () => {
    const { cashEntries, debtEntry, payments } = plan({ payments: [{ method: 'CASH', amount: 1_000 }] })
    expect(cashEntries).toMatchObject([
      { kind: 'INBOUND_RETURN', accountId: 'till', amount: 1_000, balanceAfter: 1_000 },
    ])
    expect(debtEntry).toEqual({
      kind: 'INBOUND_RETURN',
      providerId: 'dhg',
      amount: -14_000,
      sequence: 4,
      balanceAfter: -2_000,
    })
    expect(payments.map(({ method, amount }) => [method, amount])).toEqual([
      ['CASH', 1_000],
      ['DEBT', 14_000],
    ])
  })

  it('adds VAT and takes off what the provider keeps', () => {
    const lines = [{ quantity: 3, price: 5_000, vatRate: 5 as const }]
    expect(priceReturn({ lines, deduction: 750 })).toMatchObject({
      goodsAmount: 15_000,
      vatAmount: 750,
      refundable: 15_000,
    })
    expect(priceReturn({ lines, deduction: 15_751 })).toMatchObject({ code: 'deduction-over-goods', path: 'deduction' })
    expect(priceReturn({ lines, deduction: 15_750 })).toMatchObject({ refundable: 0 })
  })

  it.each([
    [
      'more than is owed back',
      { payments: [{ method: 'BANK' as const, amount: 15_001 }] },
      {},
      'payment-over',
      'payments',
    ],
    [
      'a debt row that is not the rest',
      { payments: [{ method: 'DEBT' as const, amount: 1 }] },
      {},
      'debt-mismatch',
      'payments',
    ],
    ['owed by nobody', { providerId: null }, { provider: null }, 'provider-needed', 'providerId'],
    ['an unknown provider', {}, { provider: null }, 'not-found', 'providerId'],
  ])('is refused: %s', (_what, more, part, code, path) => expect(refusal(more, part)).toEqual([code, path]))
})

describe('by receipt', () => {
  const of = { inboundId: 'receipt' }
  it('goes back at most what is left of it, in all lines together', () => {
    const own = (quantity: number) => line(quantity, { inboundItemId: 'l1' })
    expect(plan({ ...of, items: [own(4)] }, { source }).document).toMatchObject({ inboundCode: 'PN000009' })
    expect(refusal({ ...of, items: [own(5)] }, { source })).toEqual(['return-over-bought', 'items.0.quantity'])
    expect(refusal({ ...of, items: [own(2), own(3)] }, { source })).toEqual(['return-over-bought', 'items.1.quantity'])
  })

  it.each([
    ['a line of none', {}, source, 'return-not-of-receipt'],
    [
      'a receipt that is no more',
      { inboundItemId: 'l1' },
      { ...source, status: 'CANCELLED' as const },
      'inbound-not-completed',
    ],
    ['another provider', { inboundItemId: 'l1' }, { ...source, providerId: 'tvp' }, 'return-provider-differs'],
  ])('is refused: %s', (_what, item, from, code) => {
    expect(refusal({ ...of, items: [line(1, item)] }, { source: from })?.[0]).toBe(code)
  })
})

it('a draft moves nothing and may name more than lies there', () => {
  const draft = decideReturn(input({ items: [line(99)] }), facts, 'DRAFT')
  expect(draft).toMatchObject({ ok: true, plan: { stockEntries: [], cashEntries: [], debtEntry: null } })
})
