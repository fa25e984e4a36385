import type { Bill } from '@quay/contract/bill/shapes'
import { expect, it } from 'vitest'
import { priceCart } from '../cart/price-cart.ts'
import { factsOf, product } from '../sale-samples.ts'
import { copyOf, editOf } from './cart-of-bill.ts'

const goods = product()
const [unit] = goods.units

const item = (more: object = {}) => ({
  productId: goods.id,
  productName: goods.name,
  unitId: unit!.id,
  unitName: unit!.name,
  ratio: unit!.ratio,
  quantity: 3,
  baseQuantity: 3 * unit!.ratio,
  listPrice: 1_000,
  price: 900,
  priceSource: 'MANUAL',
  priceTierFrom: null,
  giftOf: null,
  discountUnit: 2,
  discountValue: 100,
  lots: [{ productId: goods.id, lotId: 'l', lotNumber: 'A1', expiryDate: null, quantity: 3 * unit!.ratio }],
  parts: [],
  note: 'Sau ăn',
  prescribedQuantity: 5,
  dispensingReason: 'OUT_OF_STOCK',
  standsFor: null,
  daysOfSupply: 7,
  postedReason: null,
  ...more,
})
const bill = (items: object[], more: object = {}) =>
  ({
    id: 'b',
    code: 'HD000001',
    soldAt: '2026-11-20T02:00:00.000Z',
    payable: 2_600,
    depositUsed: 0,
    cashRounding: 0,
    note: null,
    discountUnit: null,
    discountValue: null,
    discounts: [],
    payments: [{ method: 'CASH', amount: 2_600, accountId: 'drawer', accountName: null }],
    prescription: null,
    buyer: null,
    noPrescriptionReason: null,
    items,
    ...more,
  }) as unknown as Bill

it('a bill to be replaced keeps what was typed on its lines, its lots, and how it was paid', () => {
  const cart = editOf(bill([item()]), null)
  expect(cart.lines).toMatchObject([
    {
      quantity: 3,
      price: 900,
      discount: { unit: 2, value: 100 },
      lots: [{ lotId: 'l', quantity: 3 * unit!.ratio }],
      note: 'Sau ăn',
      dispensed: { prescribed: 5, reason: 'OUT_OF_STOCK', days: 7 },
    },
  ])
  expect(cart.payment).toEqual({ mode: 'CASH', tendered: null, accountId: null, parts: [] })
  expect(cart.replaces).toMatchObject({
    id: 'b',
    due: 2_600,
    paidBy: 'CASH',
    reason: '',
    prices: [{ listPrice: 1_000 }],
  })
})

it.each([
  ['in cash', [{ method: 'CASH', amount: 10_000 }], 'CASH', 2_600],
  ['by a transfer', [{ method: 'BANK', amount: 2_600 }], 'BANK', 2_600],
  ['later', [{ method: 'DEBT', amount: 2_600 }], 'DEBT', 0],
  ['in cash beside a deposit', [{ method: 'CASH', amount: 600 }], undefined, 0],
  [
    'in two ways',
    [
      { method: 'CASH', amount: 600 },
      { method: 'BANK', amount: 2_000 },
    ],
    undefined,
    0,
  ],
])('a bill paid %s: only the difference goes over the counter the same way', (_, payments, paidBy, alreadyPaid) => {
  const cart = editOf(bill([item()], { payments }), null, undefined)
  expect(cart.replaces?.paidBy).toBe(paidBy)
  expect(priceCart(cart, factsOf([goods])).alreadyPaid).toBe(alreadyPaid)
  const other = { ...cart, payment: { ...cart.payment, mode: cart.payment.mode === 'CASH' ? 'BANK' : 'CASH' } as const }
  expect(priceCart(other, factsOf([goods])).alreadyPaid).toBe(0)
})

it('several ways of paying stay, the last one takes what is left', () => {
  const payments = [
    { method: 'BANK', amount: 2_000, accountId: 'vcb', accountName: null },
    { method: 'DEBT', amount: 600, accountId: null, accountName: null },
  ]
  expect(editOf(bill([item()], { payments }), null).payment).toEqual({
    mode: 'MIXED',
    tendered: null,
    accountId: 'vcb',
    parts: [
      { method: 'BANK', amount: 2_000 },
      { method: 'DEBT', amount: null },
    ],
  })
})

it('gifts come of themselves, codes are typed again, and a phone that is hidden is not sent as one', () => {
  const prescription = { code: 'HD000001', patientName: 'Hoa', phone: '09••••123', doctorName: 'BS Long' }
  const discounts = [
    { discountId: 'd', code: 'KM1', name: 'Tết', level: 'ORDER', amount: 1, voucherCode: 'TET1' },
    { discountId: 'e', code: 'KM2', name: 'Hè', level: 'ORDER', amount: 1, voucherCode: null },
  ]
  const cart = editOf(bill([item(), item({ giftOf: 'd' })], { prescription, discounts }), null)
  expect(cart.lines).toHaveLength(1)
  expect(cart).toMatchObject({ codes: [{ code: 'TET1', discountId: 'd' }], chosen: ['e'] })
  expect(cart.care?.prescription).toEqual({ patientName: 'Hoa', doctorName: 'BS Long' })
})

it('a copy has today’s prices and no lots, and names goods that are not sold any more', () => {
  const old = bill([
    item(),
    item({ productId: 'gone', productName: 'Thuốc cũ', unitName: 'Hộp' }),
    item({ unitId: 'x', unitName: 'Vỉ' }),
  ])
  const { cart, gone } = copyOf(old, [goods], null)
  expect(cart.lines).toMatchObject([{ productId: goods.id, quantity: 3, price: null, discount: null, lots: null }])
  expect(cart.replaces).toBeUndefined()
  expect(gone).toEqual(['Thuốc cũ (Hộp)', `${goods.name} (Vỉ)`])
})
