import { errorMessage } from '@quay/contract/error-code'
import { describe, expect, it } from 'vitest'
import { inboundFacts, inboundInput, item, knownLot, mask, paracetamol, received } from '../../test/inbound-factory.ts'
import { decideInbound } from './decide-inbound.ts'
import type { InboundFacts, InboundInput } from './inbound-facts.ts'

function plan(input: InboundInput, facts: InboundFacts = inboundFacts()) {
  const decided = decideInbound(input, facts)
  if (!decided.ok) throw new Error(`${decided.code} ${JSON.stringify(decided.details)}`)
  return decided.plan
}

describe('an import', () => {
  const delivery = plan(
    inboundInput(
      [
        item('paracetamol-hop', 10, {
          bonusQuantity: 1,
          vatRate: 5,
          lots: [received('a12 ', 8), received('B7', 3, '2029-01-31')],
        }),
        item('mask-hop', 20, { price: 25_000, discount: { unit: 1, value: 10 }, vatRate: 8 }),
      ],
      {
        discount: { unit: 2, value: 50_000 },
        payments: [
          { method: 'CASH', amount: 300_000 },
          { method: 'BANK', amount: 200_000 },
        ],
        invoiceNumber: '0000123',
      },
    ),
  )

  it('has a head that adds up', () => {
    expect(delivery.inbound).toEqual({
      id: 'inbound',
      branchId: 'branch',
      kind: 'PURCHASE',
      status: 'SUCCEED',
      providerId: 'dhg',
      providerName: 'Dược Hậu Giang',
      invoiceNumber: '0000123',
      invoiceSeries: null,
      invoiceDate: null,
      note: null,
      postedAt: '2026-11-21T02:00:00.000Z',
      businessDay: '2026-11-21',
      discount: { unit: 2, value: 50_000 },
      deductsVat: false,
      goodsAmount: 900_000,
      discountAmount: 100_000,
      vatAmount: 52_706,
      costAmount: 0,
      otherCost: 0,
      invoiceTotal: null,
      payable: 852_706,
      paid: 500_000,
      debt: 352_706,
      value: 852_706,
      itemCount: 2,
    })
  })

  it('copies onto its lines what the goods are called and cost', () => {
    expect(delivery.items[0]).toEqual({
      id: 'line-paracetamol-hop',
      position: 0,
      productId: 'paracetamol',
      productCode: 'HH000001',
      productName: 'Paracetamol 500mg',
      unitId: 'paracetamol-hop',
      unitName: 'Hộp',
      ratio: 100,
      quantity: 10,
      bonusQuantity: 1,
      baseQuantity: 1100,
      price: 40_000,
      discount: null,
      discountAmount: 0,
      documentShare: 23_529,
      netAmount: 376_471,
      vatRate: 5,
      vatAmount: 18_824,
      costShare: 0,
      refundableShare: 0,
      value: 395_295,
      salePrices: [],
      supplierItem: null,
      defect: null,
    })
  })

  it('puts the goods into the lot of that number, or into a new one', () => {
    expect(delivery.newLots).toEqual([
      {
        id: 'fresh-1',
        productId: 'paracetamol',
        number: 'B7',
        numberKey: 'B7',
        expiryDate: '2029-01-31',
        firstReceivedAt: '2026-11-21T02:00:00.000Z',
      },
      {
        id: 'fresh-2',
        productId: 'mask',
        number: '',
        numberKey: '',
        expiryDate: null,
        firstReceivedAt: '2026-11-21T02:00:00.000Z',
      },
    ])
    expect(
      delivery.itemLots.map(row => [
        row.itemIndex,
        row.lotId,
        row.lotNumber,
        row.quantity,
        row.baseQuantity,
        row.value,
      ]),
    ).toEqual([
      [0, 'lot-a12', 'A12', 8, 800, 287_487],
      [0, 'fresh-1', 'B7', 3, 300, 107_808],
      [1, 'fresh-2', '', 20, 20, 457_411],
    ])
  })

  it('shares the cost with the bonus goods and continues the chain of each product', () => {
    expect(
      delivery.stockEntries.map(row => [
        row.kind,
        row.productId,
        row.quantity,
        row.value,
        row.sequence,
        row.balanceAfter,
      ]),
    ).toEqual([
      ['INBOUND', 'paracetamol', 800, 287_487, 6, 830],
      ['INBOUND', 'paracetamol', 300, 107_808, 7, 1130],
      ['INBOUND', 'mask', 20, 457_411, 1, 20],
    ])
  })

  it('pays from the funds, and owes the rest', () => {
    expect(delivery.cashEntries).toEqual([
      { kind: 'INBOUND', method: 'CASH', accountId: 'till', amount: -300_000, sequence: 9, balanceAfter: 700_000 },
      { kind: 'INBOUND', method: 'BANK', accountId: 'vcb', amount: -200_000, sequence: 3, balanceAfter: 4_800_000 },
    ])
    expect(delivery.debtEntry).toEqual({
      kind: 'INBOUND',
      providerId: 'dhg',
      amount: 352_706,
      sequence: 7,
      balanceAfter: 2_352_706,
    })
    expect(delivery.payments.map(({ method, amount }) => [method, amount])).toEqual([
      ['CASH', 300_000],
      ['BANK', 200_000],
      ['DEBT', 352_706],
    ])
  })

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(delivery))).toEqual(delivery)
  })
})

it('makes a new lot once, whatever lines name it', () => {
  const delivery = plan(
    inboundInput([
      item('paracetamol-hop', 3, { lots: [received('new', 1), received('NEW ', 2)] }),
      item('paracetamol-vien', 50, { lots: [received('New', 50)] }),
    ]),
  )
  expect(delivery.newLots.map(lot => lot.number)).toEqual(['new'])
  expect(delivery.itemLots.map(row => [row.itemIndex, row.lotId, row.baseQuantity])).toEqual([
    [0, 'fresh-1', 300],
    [1, 'fresh-1', 50],
  ])
  expect(delivery.lotChanges).toHaveLength(1)
})

it('brings opening stock without money, and with its value', () => {
  const opening = plan(
    inboundInput([item('mask-hop', 5)], { kind: 'OPENING', providerId: null }),
    inboundFacts({ provider: null }),
  )
  expect(opening.inbound).toMatchObject({ goodsAmount: 200_000, payable: 0, paid: 0, debt: 0, value: 200_000 })
  expect([opening.payments, opening.cashEntries, opening.debtEntry]).toEqual([[], [], null])
  expect(opening.stockEntries).toMatchObject([{ kind: 'OPENING', quantity: 5, value: 200_000 }])
})

describe('allows', () => {
  const one = item('mask-hop', 1)
  it.each<[name: string, input: InboundInput, facts: Partial<InboundFacts>]>([
    [
      'all paid without a provider',
      inboundInput([one], { providerId: null, payments: [{ method: 'CASH', amount: 40_000 }] }),
      { provider: null },
    ],
    ['a DEBT row that holds the rest', inboundInput([one], { payments: [{ method: 'DEBT', amount: 40_000 }] }), {}],
    ['goods for nothing', inboundInput([{ ...one, price: 0 }], { providerId: null }), { provider: null }],
    [
      'goods that expire today',
      inboundInput([item('paracetamol-hop', 1, { lots: [received('C1', 1, '2026-11-21')] })]),
      {},
    ],
    [
      'a fund below zero by the store’s choice',
      inboundInput([item('mask-hop', 100)], { payments: [{ method: 'CASH', amount: 4_000_000 }] }),
      { mayOverdraw: true },
    ],
    [
      'the same number on other goods',
      inboundInput([item('paracetamol-hop', 1)]),
      { lots: [{ ...knownLot, productId: 'mask', expiryDate: '2027-01-01' }] },
    ],
  ])('%s', (_, input, facts) => {
    expect(decideInbound(input, inboundFacts(facts))).toMatchObject({ ok: true })
  })
})

describe('refuses', () => {
  const one = item('paracetamol-hop', 2)
  const withLots = (...lots: ReturnType<typeof received>[]) => inboundInput([item('paracetamol-hop', 2, { lots })])
  const paying = (payments: InboundInput['payments'], part: Partial<InboundInput> = {}) =>
    inboundInput([item('mask-hop', 1)], { payments, ...part })

  it.each<
    [
      name: string,
      input: InboundInput,
      facts: Partial<InboundFacts>,
      code: string,
      path: string | undefined,
      sentence: string,
    ]
  >([
    ['no lines', inboundInput([]), {}, 'no-items', 'items', 'Chưa có mặt hàng nào.'],
    ['an unknown product', inboundInput([{ ...one, productId: 'x' }]), {}, 'not-found', 'items.0.productId', ''],
    ['an unknown unit', inboundInput([{ ...one, unitId: 'x' }]), {}, 'not-found', 'items.0.unitId', ''],
    ['an unknown provider', inboundInput([one]), { provider: null }, 'not-found', 'providerId', ''],
    [
      'goods no longer traded',
      inboundInput([one]),
      { products: [{ ...paracetamol, isActive: false }] },
      'product-inactive',
      'items.0.productId',
      'Paracetamol 500mg đã ngưng',
    ],
    [
      'a unit no longer traded',
      inboundInput([item('mask-hop', 1)]),
      { products: [{ ...mask, units: [{ ...mask.units[0]!, isActive: false }] }] },
      'product-inactive',
      'items.0.unitId',
      'Khẩu trang y tế (Hộp)',
    ],
    [
      'a quantity beyond the limit',
      inboundInput([item('paracetamol-hop', 10_000_000)]),
      {},
      'amount-too-large',
      'items.0.quantity',
      'quá lớn',
    ],
    ['lots left out', withLots(), {}, 'lots-required', 'items.0.lots', 'Paracetamol 500mg quản lý theo lô'],
    ['a lot without number', withLots(received(' ', 2)), {}, 'lots-required', 'items.0.lots.0.lotNumber', 'cần số lô'],
    [
      'lots of goods without lots',
      inboundInput([item('mask-hop', 1, { lots: [received('A', 1)] })]),
      {},
      'lots-not-managed',
      'items.0.lots',
      'không quản lý theo lô',
    ],
    [
      'lots that do not add up',
      withLots(received('A12', 1)),
      {},
      'lot-quantity-mismatch',
      'items.0.lots',
      'phải cộng bằng',
    ],
    [
      'bonus goods in no lot',
      inboundInput([{ ...one, bonusQuantity: 1 }]),
      {},
      'lot-quantity-mismatch',
      'items.0.lots',
      '',
    ],
    [
      'an expired lot',
      withLots(received('C1', 2, '2026-11-20')),
      {},
      'lot-already-expired',
      'items.0.lots.0.expiryDate',
      'Lô C1 đã hết hạn ngày 20/11/2026',
    ],
    [
      'a known lot with another expiry',
      withLots(received('a12', 2, '2028-07-31')),
      {},
      'lot-expiry-differs',
      'items.0.lots.0.expiryDate',
      'Lô A12 đã có với hạn dùng 30/06/2028',
    ],
    [
      'a lot with two expiries on a line',
      withLots(received('N', 1), received('n', 1, '2029-01-31')),
      {},
      'lot-repeated',
      'items.0.lots.1.expiryDate',
      'Lô n bị lặp lại',
    ],
    [
      'a lot with two expiries on two lines',
      inboundInput([
        item('paracetamol-hop', 1, { lots: [received('N', 1)] }),
        item('paracetamol-vien', 1, { lots: [received('N', 1, '2029-01-31')] }),
      ]),
      {},
      'lot-repeated',
      'items.1.lots.0.expiryDate',
      'Lô N bị lặp lại',
    ],
    [
      'a discount over the price',
      inboundInput([{ ...one, discount: { unit: 2, value: 80_001 } }]),
      {},
      'discount-over-price',
      'items.0.discount',
      '',
    ],
    [
      'a rest owed to nobody',
      paying([{ method: 'CASH', amount: 39_999 }], { providerId: null }),
      { provider: null },
      'provider-needed',
      'providerId',
      'phải chọn nhà cung cấp',
    ],
    [
      'too much money to nobody',
      paying([{ method: 'CASH', amount: 40_001 }], { providerId: null }),
      { provider: null },
      'payment-over',
      'payments',
      'vượt 1đ',
    ],
    [
      'a DEBT row beside the rest',
      paying([{ method: 'DEBT', amount: 30_000 }]),
      {},
      'debt-mismatch',
      'payments',
      '40.000đ',
    ],
    [
      'an unknown account',
      paying([{ method: 'BANK', amount: 1, accountId: 'x' }]),
      {},
      'not-found',
      'payments.0.accountId',
      '',
    ],
    [
      'a transfer without an account',
      paying([{ method: 'BANK', amount: 1 }]),
      { bankAccounts: [], defaultBankAccountId: null },
      'account-missing',
      'payments.0.accountId',
      '',
    ],
    [
      'more than the fund holds',
      paying([{ method: 'CASH', amount: 40_000 }]),
      { cashAccount: { id: 'till', name: 'Tiền mặt', balance: 39_000, entryCount: 1 } },
      'fund-short',
      undefined,
      'Quỹ Tiền mặt chỉ còn 39.000đ',
    ],
    [
      'money for opening stock',
      paying([{ method: 'CASH', amount: 40_000 }], { kind: 'OPENING' }),
      {},
      'opening-has-no-payment',
      'payments',
      'không có thanh toán',
    ],
  ])('%s', (_, input, facts, code, path, sentence) => {
    const decided = decideInbound(input, inboundFacts(facts))
    expect(decided).toMatchObject({ ok: false, code, ...(path && { path }) })
    if (decided.ok) return
    const message = errorMessage(decided.code, decided.details)
    expect(message).toContain(sentence)
    expect(message).not.toContain('?')
  })
})

it('needs a fresh id for each lot it makes', () => {
  expect(() => plan(inboundInput([item('mask-hop', 1)]), inboundFacts({ freshLotIds: [] }))).toThrow(RangeError)
})

it('owes nothing, and writes no row of a debt, where all is paid', () => {
  const paid = plan(inboundInput([item('mask-hop', 2)], { payments: [{ method: 'CASH', amount: 80_000 }] }))
  expect([paid.inbound.debt, paid.debtEntry, paid.costDebts]).toEqual([0, null, []])
})

describe('the VAT of an import', () => {
  it.each([
    ['PURCHASE', 'DEDUCTION', true, 400_000],
    ['PURCHASE', 'DIRECT', false, 420_000],
    ['PURCHASE', null, false, 420_000],
    // Nothing was deducted for what lay on the shelf on the first day.
    ['OPENING', 'DEDUCTION', false, 420_000],
  ] as const)('of a %s is deducted by the method %s: %s', (kind, taxMethod, deductsVat, value) => {
    const input = inboundInput([item('paracetamol-hop', 10, { vatRate: 5 })], { kind, providerId: 'dhg' })
    const { inbound, items, itemLots, stockEntries, debtEntry } = plan(input, inboundFacts({ taxMethod }))
    expect(inbound).toMatchObject({ deductsVat, value, vatAmount: 20_000 })
    expect([items, itemLots, stockEntries].map(rows => rows.map(row => row.value))).toEqual([[value], [value], [value]])
    expect(debtEntry?.amount ?? 0).toBe(kind === 'OPENING' ? 0 : 420_000)
  })
})
