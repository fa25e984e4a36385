import type { TillProduct } from '@quay/contract/till/shapes'
import type { CartLine, LineUnit } from './cart/cart.ts'
import type { DraftStorage } from './drafts/draft-storage.ts'
import type { TillContext, TillFacts } from './till-facts.ts'

/** Goods, lines and facts for the tests of the till. */
export const tablet: LineUnit = { id: 'u-tablet', name: 'Viên', ratio: 1 }
export const box: LineUnit = { id: 'u-box', name: 'Hộp', ratio: 10 }

/** A storage that keeps nothing. */
export const noDrafts: DraftStorage = {
  kept: { drafts: [], activeId: null, setAside: 0 },
  save: () => {},
  written: async () => {},
  watch: () => {},
  close: () => {},
}

/** A line of one tablet of the sample product. */
export function cartLine(id: string, over: Partial<CartLine> = {}): CartLine {
  const line = { productId: 'p1', productName: 'Paracetamol', unit: tablet, quantity: 1 }
  return { id, ...line, price: null, discount: null, lots: null, note: '', ...over }
}

type Lot = TillProduct['lots'][number]

/** A lot that is sold until the end of 2027. */
export function lot(id: string, quantity: number, over: Partial<Lot> = {}): Lot {
  const received = '2026-01-01T00:00:00.000Z'
  return {
    id,
    number: id.toUpperCase(),
    expiryDate: '2027-12-31',
    state: 'normal',
    quantity,
    firstReceivedAt: received,
    ...over,
  }
}

/** A medicine of 1.000đ the tablet and 9.500đ the box of ten. */
export function product(over: Partial<TillProduct> = {}): TillProduct {
  return {
    id: 'p1',
    code: 'HH000001',
    name: 'Paracetamol',
    type: 1,
    isActive: true,
    isLotManaged: true,
    isPrescription: false,
    vatRate: 5,
    vatRates: [],
    ingredient: null,
    strength: null,
    registrationNumber: null,
    position: null,
    isSoldDirectly: true,
    noteTemplate: null,
    parts: null,
    reserved: 0,
    units: [
      { ...tablet, price: 1000, barcodes: [], isDefaultSale: true, isSold: true },
      { ...box, price: 9500, barcodes: [], isDefaultSale: false, isSold: true },
    ],
    lots: [lot('l1', 100)],
    ...over,
  }
}

/** A branch with cash, one bank account, and a seller who may do everything. */
export const context: TillContext = {
  branch: { id: 'b1', name: 'Láng', address: null, phone: null, timeZone: 'Asia/Ho_Chi_Minh', dayCutOffHour: 0 },
  store: { name: 'Minh Tâm', phone: '0900000000', address: null, taxCode: null },
  cashAccountId: 'cash',
  bankAccounts: [
    { id: 'bank', name: 'VCB', bankBin: '970436', accountNumber: '0011002233445', accountName: 'A', isDefault: true },
  ],
  maySellOverPosted: false,
  maySellWithoutPrescription: false,
  maySellContraindicated: false,
  pairListId: null,
  priceBooks: [],
  mayChangePrice: true,
  sellsWithoutStock: false,
  mayOwe: false,
  isPharmacist: false,
  discountLimit: null,
  nearExpiryDays: 90,
  serverTime: '2026-11-21T07:00:00.000Z',
}

/** Facts on 21/11/2026 about these products. */
export function factsOf(products: readonly TillProduct[], over: Partial<TillContext> = {}): TillFacts {
  return {
    products: new Map(products.map(one => [one.id, one])),
    today: '2026-11-21',
    at: '2026-11-21T14:00',
    quotes: new Map(),
    context: { ...context, ...over },
  }
}

/** A combo of ten tablets and a box of goods without lots, at a price of its own. */
export function combo(over: Partial<TillProduct> = {}): TillProduct {
  return product({
    id: 'kit',
    code: 'HH000003',
    name: 'Bộ phòng cúm',
    type: 3,
    isLotManaged: false,
    vatRate: 0,
    units: [{ id: 'bo', name: 'Bộ', ratio: 1, price: 40_000, barcodes: [], isDefaultSale: true, isSold: true }],
    parts: [
      { productId: 'p1', unitId: 'box', unitName: 'Hộp', ratio: 10, quantity: 1, price: 9500 },
      { productId: 'mask', unitId: 'pack', unitName: 'Gói', ratio: 1, quantity: 2, price: 20_000 },
    ],
    lots: [],
    ...over,
  })
}

/** What the combo holds besides the tablets. */
export const mask = (quantity: number): TillProduct =>
  product({
    id: 'mask',
    name: 'Khẩu trang',
    type: 2,
    isLotManaged: false,
    vatRate: 8,
    units: [{ id: 'pack', name: 'Gói', ratio: 1, price: 20_000, barcodes: [], isDefaultSale: true, isSold: true }],
    lots: [lot('m1', quantity, { number: '', expiryDate: null })],
  })
