import { inbound } from '@quay/contract/inbound/shapes'
import { expect, it } from 'vitest'
import { amendBody, amendedPayable, amendmentOf, priceOf } from './amend-body.ts'

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
const item = {
  id: id(1),
  productId: id(2),
  productCode: 'HH1',
  productName: 'Panadol',
  isLotManaged: true,
  unitId: id(3),
  unitName: 'Hộp',
  ratio: 10,
  quantity: 4,
  bonusQuantity: 0,
  price: 10_000,
  discountUnit: null,
  discountValue: null,
  discountAmount: 0,
  netAmount: 40_000,
  vatRate: 5,
  vatAmount: 2_000,
  costShare: 0,
  salePrices: [],
  supplierItem: null,
  defect: null,
  lots: [],
}
const document = inbound.parse({
  id: id(4),
  code: 'PN000001',
  kind: 'PURCHASE',
  status: 'SUCCEED',
  branchId: id(5),
  providerId: id(6),
  providerName: 'DHG',
  invoiceNumber: '12',
  invoiceDate: null,
  createdByName: 'Hà',
  receiverName: null,
  createdAt: '2026-11-21T05:00:00Z',
  postedAt: '2026-11-21T05:00:00Z',
  businessDay: '2026-11-21',
  itemCount: 1,
  goodsAmount: 40_000,
  discountAmount: 0,
  vatAmount: 2_000,
  costAmount: 0,
  otherCost: 0,
  payable: 42_000,
  paid: 0,
  debt: 42_000,
  purchaseOrderId: null,
  purchaseOrderCode: null,
  invoiceSeries: null,
  note: null,
  discountUnit: null,
  discountValue: null,
  invoiceTotal: null,
  deductsVat: false,
  receiverId: null,
  isInspected: false,
  arrivalTemperature: null,
  version: 1,
  cancelledAt: null,
  cancelledByName: null,
  cancelReason: null,
  amendedAt: null,
  amendedByName: null,
  submissions: [],
  costs: [],
  items: [item],
  payments: [],
})
const [line] = document.items
const untouched = amendmentOf(document)

it('sends nothing where nothing was corrected, a price typed again among it', () => {
  expect(amendBody(document, untouched)).toBeNull()
  expect(amendBody(document, { ...untouched, note: '  ', prices: new Map([[id(1), priceOf(line!)]]) })).toBeNull()
  expect(amendBody(document, { ...untouched, discount: { unit: 1, value: 0 } })).toBeNull()
})

it('sends words without prices, and prices without words', () => {
  const receiver = { id: id(7), name: 'Lan' }
  expect(
    amendBody(document, { ...untouched, invoiceNumber: '13 ', receipt: { ...untouched.receipt, receiver } }),
  ).toEqual({ invoiceNumber: '13', receiverId: id(7) })
  const price = { price: 9_000, discount: { unit: 1, value: 10 } as const, vatRate: 8 as const }
  expect(amendBody(document, { ...untouched, prices: new Map([[id(1), price]]) })).toEqual({
    items: [{ id: id(1), ...price }],
  })
  expect(amendBody(document, { ...untouched, discount: { unit: 2, value: 500 } })).toEqual({
    discount: { unit: 2, value: 500 },
  })
})

it('says a defect, and takes one back', () => {
  expect(amendBody(document, { ...untouched, defects: new Map([[id(1), 'Móp ']]) })).toEqual({
    items: [{ id: id(1), defect: 'Móp' }],
  })
  expect(amendBody(document, { ...untouched, defects: new Map([[id(1), '']]) })).toBeNull()
  const faulty = { ...document, items: [{ ...line!, defect: 'Móp' }] }
  expect(amendBody(faulty, { ...amendmentOf(faulty), defects: new Map([[id(1), null]]) })).toEqual({
    items: [{ id: id(1), defect: null }],
  })
})

it('tells what is to be paid then', () => {
  expect(amendedPayable(document, untouched)).toBe(42_000)
  const price = { price: 20_000, discount: { unit: 1, value: 50 } as const, vatRate: 10 as const }
  expect(amendedPayable(document, { ...untouched, prices: new Map([[id(1), price]]) })).toBe(44_000)
  expect(amendedPayable(document, { ...untouched, discount: { unit: 2, value: 90_000 } })).toBeNull()
})
