import { errorMessage } from '@quay/contract/error-code'
import { describe, expect, it } from 'vitest'
import { billFacts, billInput, item, lan, lot, lots, mask, paracetamol } from '../../test/bill-factory.ts'
import { pointFacts } from '../../test/point-factory.ts'
import type { BillFacts, BillInput } from './bill-facts.ts'
import { decideBill } from './decide-bill.ts'

describe('refuses', () => {
  const strict = {
    mayChangePrice: false,
    maySellOverPosted: false,
    maySellWithoutPrescription: false,
    maySellContraindicated: false,
    isPharmacist: false,
    discountLimit: 1000,
    mayExceedDebtLimit: false,
    mayBackDate: false,
    mayOwe: false,
  }
  const one = item('paracetamol-hop', 1)
  const vi = (lotId: string, quantity = 10) => item('paracetamol-vi', 1, { lots: [{ lotId, quantity }] })
  const blocked = [
    ...lots,
    lot('expired', { expiryDate: '2026-11-20' }),
    lot('held', { state: 'held' }),
    lot('recalled', { state: 'recalled' }),
  ]
  const onDebt = { customerId: 'lan', payments: [{ method: 'DEBT' as const, amount: 55_000 }] }

  it.each<[name: string, input: BillInput, facts: Partial<BillFacts>, code: string, path: string, sentence: string]>([
    ['no lines', billInput([]), {}, 'no-items', 'items', 'Chưa có mặt hàng nào.'],
    [
      'an unknown product',
      billInput([{ ...one, productId: 'x' }]),
      {},
      'not-found',
      'items.0.productId',
      'Không tìm thấy',
    ],
    [
      'an unknown unit',
      billInput([one, { ...one, unitId: 'mask-hop' }]),
      {},
      'not-found',
      'items.1.unitId',
      'Không tìm thấy',
    ],
    ['an unknown lot', billInput([vi('x')]), {}, 'not-found', 'items.0.lots.0.lotId', 'Không tìm thấy'],
    ['a lot of other goods', billInput([vi('implicit')]), {}, 'not-found', 'items.0.lots.0.lotId', 'Không tìm thấy'],
    ['an unknown customer', billInput([one], { customerId: 'x' }), {}, 'not-found', 'customerId', 'Không tìm thấy'],
    [
      'goods no longer sold',
      billInput([one]),
      { products: [{ ...paracetamol, isActive: false }] },
      'product-inactive',
      'items.0.productId',
      'Paracetamol 500mg đã ngưng kinh doanh.',
    ],
    [
      'a unit no longer sold',
      billInput([one]),
      {
        products: [{ ...paracetamol, units: paracetamol.units.map(unit => ({ ...unit, isActive: unit.ratio === 1 })) }],
      },
      'product-inactive',
      'items.0.unitId',
      'Paracetamol 500mg (Hộp) đã ngưng kinh doanh.',
    ],
    [
      'more than there is',
      billInput([item('paracetamol-hop', 2)]),
      {},
      'stock-short',
      'items.0.quantity',
      'Paracetamol 500mg chỉ còn 1 hộp 5 vỉ, không đủ 2 hộp.',
    ],
    [
      'more than there is on two lines',
      billInput([one, item('paracetamol-vi', 6)]),
      {},
      'stock-short',
      'items.1.quantity',
      'chỉ còn 1 hộp 5 vỉ, không đủ 1 hộp 6 vỉ',
    ],
    [
      'what orders reserved',
      billInput([one]),
      { products: [{ ...paracetamol, reserved: 60 }] },
      'stock-short',
      'items.0.quantity',
      'chỉ còn 9 vỉ',
    ],
    [
      'what expired at midnight',
      billInput([one]),
      { soldDay: '2027-02-01', lots: lots.filter(({ id }) => id === 'early') },
      'stock-short',
      'items.0.quantity',
      'chỉ còn 0 viên',
    ],
    [
      'what lies in no lot',
      billInput([item('mask-hop', 1)]),
      { lots: [] },
      'stock-short',
      'items.0.quantity',
      'chỉ còn 0 hộp',
    ],
    [
      'an expired lot',
      billInput([vi('expired')]),
      { lots: blocked },
      'lot-expired',
      'items.0.lots.0.lotId',
      'Lô EXPIRED của Paracetamol 500mg đã hết hạn ngày 20/11/2026',
    ],
    [
      'a held lot',
      billInput([vi('held')]),
      { lots: blocked },
      'lot-held',
      'items.0.lots.0.lotId',
      'Lô HELD của Paracetamol 500mg đang tạm giữ',
    ],
    [
      'a recalled lot',
      billInput([vi('recalled')]),
      { lots: blocked },
      'lot-recalled',
      'items.0.lots.0.lotId',
      'đang bị thu hồi',
    ],
    [
      'more than a lot holds',
      billInput([item('paracetamol-vi', 6, { lots: [{ lotId: 'early', quantity: 60 }] })]),
      {},
      'lot-short',
      'items.0.lots.0.quantity',
      'Lô EARLY của Paracetamol 500mg chỉ còn 5 vỉ.',
    ],
    [
      'a lot named by two lines together beyond it',
      billInput([vi('early'), item('paracetamol-vi', 5, { lots: [{ lotId: 'early', quantity: 50 }] })]),
      {},
      'lot-short',
      'items.1.lots.0.quantity',
      'chỉ còn 5 vỉ',
    ],
    [
      'lots that do not add up',
      billInput([vi('early', 9)]),
      {},
      'lot-quantity-mismatch',
      'items.0.lots',
      'phải cộng bằng số lượng của dòng',
    ],
    [
      'a price without the right',
      billInput([{ ...one, price: 50_000 }]),
      { rights: strict },
      'sale-price-right-missing',
      'items.0.price',
      'Bạn không có quyền sửa giá bán.',
    ],
    [
      'a discount over the price',
      billInput([{ ...one, discount: { unit: 2, value: 55_001 } }]),
      {},
      'discount-over-price',
      'items.0.discount',
      'Giảm giá lớn hơn giá bán.',
    ],
    [
      'a line discount over the limit',
      billInput([{ ...one, discount: { unit: 2, value: 5501 } }]),
      { rights: strict },
      'discount-over-limit',
      'items.0.discount',
      'Bạn chỉ được giảm tối đa 10%.',
    ],
    [
      'a bill discount over the limit',
      billInput([one], { discount: { unit: 1, value: 10.01 } }),
      { rights: strict },
      'discount-over-limit',
      'discount',
      'tối đa 10%',
    ],
    [
      'discounts over the limit together',
      billInput([{ ...one, discount: { unit: 1, value: 6 } }], { discount: { unit: 1, value: 5 } }),
      { rights: strict },
      'discount-over-limit',
      'discount',
      'tối đa 10%',
    ],
    [
      'too little money',
      billInput([one], { payments: [{ method: 'CASH', amount: 50_000 }] }),
      {},
      'payment-short',
      'payments',
      'Khách trả còn thiếu 5.000đ.',
    ],
    [
      'a transfer over it',
      billInput([one], { payments: [{ method: 'BANK', amount: 56_000 }] }),
      {},
      'payment-over',
      'payments',
      'vượt 1.000đ',
    ],
    [
      'a debt beside the rest',
      billInput([one], { ...onDebt, payments: [{ method: 'DEBT', amount: 54_000 }] }),
      { customer: lan },
      'debt-mismatch',
      'payments',
      'phần còn lại 55.000đ',
    ],
    [
      'a debt of nobody',
      billInput([one], { payments: onDebt.payments }),
      {},
      'debt-needs-customer',
      'customerId',
      'Ghi nợ phải chọn khách hàng.',
    ],
    [
      'a debt over the limit',
      billInput([one], onDebt),
      { customer: { ...lan, debt: 445_001 } },
      'debt-over-limit',
      'payments',
      'Khách Nguyễn Thị Lan vượt hạn mức nợ 500.000đ.',
    ],
    [
      'a transfer without an account',
      billInput([one], { payments: [{ method: 'BANK', amount: 55_000 }] }),
      { bankAccounts: [], defaultBankAccountId: null },
      'account-missing',
      'payments.0.accountId',
      'Chưa có tài khoản ngân hàng',
    ],
    [
      'another total than the screen showed',
      billInput([one], { expectedPayable: 54_000 }),
      {},
      'price-changed',
      'expectedPayable',
      'cần trả 55.000đ',
    ],
    [
      'amounts beyond the limit',
      billInput([item('mask-hop', 2, { price: 999_999_999_999 })]),
      {},
      'amount-too-large',
      'items.0.quantity',
      'quá lớn',
    ],
    [
      'quantities beyond the limit',
      billInput([item('paracetamol-hop', 999_999_999)]),
      {},
      'amount-too-large',
      'items.0.quantity',
      'quá lớn',
    ],
    ['points of nobody', billInput([one], { points: 1 }), {}, 'points-not-available', 'points', 'không đủ điểm'],
    [
      'more points than there are',
      billInput([one], { points: 11 }),
      { customer: lan, points: pointFacts(10) },
      'points-not-available',
      'points',
      'không đủ điểm',
    ],
    [
      'a sale in the future',
      billInput([one], { soldAt: '2026-11-21T14:05:00.001Z' }),
      {},
      'sold-at-in-future',
      'soldAt',
      'tương lai',
    ],
    [
      'an earlier day without the right',
      billInput([one], { soldAt: '2026-11-20T10:00:00.000Z' }),
      { rights: strict, soldDay: '2026-11-20' },
      'back-date-right-missing',
      'soldAt',
      'ghi lùi ngày',
    ],
    [
      'a day before those that the store allows, with the right',
      billInput([one], { soldAt: '2026-11-18T10:00:00.000Z' }),
      { soldDay: '2026-11-18', backDateDays: 2 },
      'back-date-too-far',
      'soldAt',
      'sớm nhất là 19/11/2026',
    ],
    [
      'yesterday, where nobody back-dates',
      billInput([one], { soldAt: '2026-11-20T10:00:00.000Z' }),
      { soldDay: '2026-11-20', backDateDays: 0 },
      'back-date-too-far',
      'soldAt',
      'ghi lùi 0 ngày',
    ],
  ])('%s', (_, input, facts, code, path, sentence) => {
    const decided = decideBill(input, billFacts(facts))
    expect(decided).toMatchObject({ ok: false, code, path })
    if (decided.ok) return
    const message = errorMessage(decided.code, decided.details)
    expect(message).toContain(sentence)
    expect(message).not.toContain('?')
  })

  it('shows the fresh lines when the price changed', () => {
    const decided = decideBill(billInput([one], { expectedPayable: 54_000 }), billFacts())
    expect(decided).toMatchObject({
      details: {
        payable: 55_000,
        lines: [{ id: 'line-paracetamol-hop', listPrice: 55_000, unitPrice: 55_000, net: 55_000 }],
      },
    })
  })

  it('tells why the rest of the stock may not be sold', () => {
    const decided = decideBill(billInput([item('paracetamol-hop', 2)]), billFacts({ lots: blocked }))
    expect(decided).toMatchObject({
      details: {
        available: 150,
        asked: 200,
        skipped: [
          { lotId: 'expired', reason: 'expired' },
          { lotId: 'held', reason: 'held' },
          { lotId: 'recalled', reason: 'recalled' },
        ],
      },
    })
  })
})

describe('allows', () => {
  const strict = {
    mayChangePrice: false,
    maySellOverPosted: false,
    maySellWithoutPrescription: false,
    maySellContraindicated: false,
    isPharmacist: false,
    discountLimit: 1000,
    mayExceedDebtLimit: false,
    mayBackDate: false,
    mayOwe: false,
  }
  const one = item('paracetamol-hop', 1)

  it.each<[name: string, input: BillInput, facts: Partial<BillFacts>]>([
    ['the last unit', billInput([item('paracetamol-vien', 150)]), {}],
    [
      'a lot on its expiry day',
      billInput([one]),
      { soldDay: '2027-01-31', businessDay: '2027-01-31', now: '2027-01-31T12:00:00.000Z' },
    ],
    ['a typed price that is the list price', billInput([{ ...one, price: 55_000 }]), { rights: strict }],
    ['a discount at the limit', billInput([{ ...one, discount: { unit: 1, value: 10 } }]), { rights: strict }],
    [
      'line discounts at the limit that round up',
      billInput([1, 2, 3].map(n => item('mask-hop', 1, { id: `${n}`, price: 5, discount: { unit: 1, value: 10 } }))),
      { rights: { ...strict, mayChangePrice: true } },
    ],
    [
      'a debt that reaches the limit',
      billInput([one], { customerId: 'lan', payments: [{ method: 'DEBT', amount: 55_000 }] }),
      { customer: { ...lan, debt: 445_000 } },
    ],
    [
      'a debt over the limit with the right',
      billInput([one], { customerId: 'lan', payments: [{ method: 'DEBT', amount: 55_000 }] }),
      { customer: { ...lan, debt: 500_000 }, rights: { ...strict, mayExceedDebtLimit: true } },
    ],
    ['an earlier hour of the same day', billInput([one], { soldAt: '2026-11-21T02:00:00.000Z' }), { rights: strict }],
    [
      'the earliest day that the store allows',
      billInput([one], { soldAt: '2026-11-19T10:00:00.000Z' }),
      { soldDay: '2026-11-19', backDateDays: 2 },
    ],
    ['the total that the screen showed', billInput([one], { expectedPayable: 55_000 }), {}],
    [
      'goods without lots by their implicit lot',
      billInput([item('mask-hop', 2, { lots: [{ lotId: 'implicit', quantity: 2 }] })]),
      { products: [mask] },
    ],
  ])('%s', (_, input, facts) => {
    expect(decideBill(input, billFacts(facts))).toMatchObject({ ok: true })
  })
})
