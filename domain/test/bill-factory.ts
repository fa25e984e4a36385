import type { BillFacts, BillInput, BillItemInput, BillLot, BillProduct } from '../src/bill/bill-facts.ts'

// A small pharmacy that the tests of sale share; each test says only what it is about.

export const now = '2026-11-21T14:05:00.000Z'
export const today = '2026-11-21'

export const paracetamol: BillProduct = {
  id: 'paracetamol',
  code: 'HH000001',
  name: 'Paracetamol 500mg',
  type: 1,
  isActive: true,
  isLotManaged: true,
  isPrescription: false,
  vatRate: 5,
  earnsPoints: true,
  isSoldDirectly: true,
  parts: null,
  onHand: 150,
  reserved: 0,
  entryCount: 4,
  units: [
    { id: 'paracetamol-vien', name: 'Viên', ratio: 1, price: 700, isActive: true, isSold: true },
    { id: 'paracetamol-vi', name: 'Vỉ', ratio: 10, price: 6000, isActive: true, isSold: true },
    { id: 'paracetamol-hop', name: 'Hộp', ratio: 100, price: 55_000, isActive: true, isSold: true },
  ],
}

/** Goods without lots: one implicit lot without expiry. */
export const mask: BillProduct = {
  ...paracetamol,
  id: 'mask',
  code: 'HH000002',
  name: 'Khẩu trang y tế',
  type: 2,
  isLotManaged: false,
  vatRate: 8,
  onHand: 40,
  entryCount: 1,
  units: [{ id: 'mask-hop', name: 'Hộp', ratio: 1, price: 35_000, isActive: true, isSold: true }],
}

/** A combo of a blister and two boxes of masks, at a price of its own. */
export const kit: BillProduct = {
  ...mask,
  id: 'kit',
  code: 'HH000003',
  name: 'Bộ phòng cúm',
  type: 3,
  vatRate: 0,
  onHand: 0,
  entryCount: 0,
  parts: [
    { productId: 'paracetamol', unitId: 'paracetamol-vi', unitName: 'Vỉ', ratio: 10, quantity: 1, price: 6000 },
    { productId: 'mask', unitId: 'mask-hop', unitName: 'Hộp', ratio: 1, quantity: 2, price: 35_000 },
  ],
  units: [{ id: 'kit-bo', name: 'Bộ', ratio: 1, price: 70_000, isActive: true, isSold: true }],
}

export function lot(id: string, part: Partial<BillLot> = {}): BillLot {
  return {
    id,
    productId: 'paracetamol',
    number: id.toUpperCase(),
    expiryDate: '2028-06-30',
    state: 'normal',
    quantity: 100,
    value: 40_000,
    firstReceivedAt: '2026-01-10T02:00:00.000Z',
    ...part,
  }
}

export const lots: BillLot[] = [
  lot('late'),
  lot('early', { expiryDate: '2027-01-31', quantity: 50, value: 20_001 }),
  lot('implicit', { productId: 'mask', number: '', expiryDate: null, quantity: 40, value: 1_000_000 }),
]

export const lan = {
  id: 'lan',
  code: 'KH000001',
  name: 'Nguyễn Thị Lan',
  phone: '0912345678',
  debt: 200_000,
  debtEntryCount: 3,
  debtLimit: 500_000,
}

export function item(unitId: string, quantity: number, part: Partial<BillItemInput> = {}): BillItemInput {
  return { id: `line-${unitId}`, productId: unitId.replace(/-\w+$/, ''), unitId, quantity, ...part }
}

export function billInput(items: BillItemInput[], part: Partial<BillInput> = {}): BillInput {
  return { id: 'bill', branchId: 'branch', items, payments: [{ method: 'CASH', amount: 10_000_000 }], ...part }
}

export function billFacts(part: Partial<BillFacts> = {}): BillFacts {
  return {
    now,
    businessDay: today,
    soldDay: today,
    usesVat: true,
    closedThrough: null,
    products: [paracetamol, mask, kit],
    lots,
    owing: null,
    customer: null,
    promotions: [],
    promotesMedicines: false,
    pairs: null,
    takenOfPaper: [],
    sellerId: 'seller',
    prices: { books: [], at: '2026-11-21T21:05', groupId: null },
    cashAccount: { id: 'till', balance: 1_000_000, entryCount: 8 },
    bankAccounts: [
      { id: 'vcb', balance: 5_000_000, entryCount: 2 },
      { id: 'tcb', balance: 0, entryCount: 0 },
    ],
    defaultBankAccountId: 'vcb',
    rights: {
      mayChangePrice: true,
      maySellOverPosted: false,
      maySellWithoutPrescription: false,
      maySellContraindicated: false,
      isPharmacist: false,
      discountLimit: null,
      mayExceedDebtLimit: false,
      mayBackDate: true,
      mayOwe: false,
    },
    backDateDays: null,
    points: null,
    ...part,
  }
}
