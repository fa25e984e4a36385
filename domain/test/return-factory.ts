import type { PostingFacts, ReturnedBill, SaleReturnInput, SoldLine, SoldLot } from '../src/sale-return/return-facts.ts'

/** A lot that gave `quantity` base units worth `value` to a line. */
export const soldLot = (id: string, quantity: number, value: number, more: Partial<SoldLot> = {}): SoldLot => ({
  id: `sold-${id}`,
  lotId: id,
  productId: 'tablets',
  lotNumber: id.toUpperCase(),
  expiryDate: '2030-01-31',
  state: 'normal',
  quantity,
  value,
  returned: 0,
  returnedValue: 0,
  ...more,
})

/** Ten tablets of one lot for 10.000đ, nothing of them back. */
export const soldLine = (more: Partial<SoldLine> = {}): SoldLine => ({
  billItemId: 'line',
  billItemPartId: null,
  comboName: null,
  perCombo: null,
  productId: 'tablets',
  productCode: 'HH000001',
  productName: 'Viên sủi',
  unitId: 'tablet',
  unitName: 'Viên',
  ratio: 1,
  units: [
    { id: 'blister', name: 'Vỉ', ratio: 10, isActive: true },
    { id: 'tablet', name: 'Viên', ratio: 1, isActive: true },
  ],
  vatRate: 5,
  sold: 10,
  returned: 0,
  net: 10_000,
  discount: 0,
  vat: 476,
  pointShare: 0,
  back: { net: 0, discount: 0, vat: 0, pointShare: 0 },
  lots: [soldLot('a', 10, 6_000)],
  isDose: false,
  isMedicine: false,
  isPrescription: false,
  isControlled: false,
  isCold: false,
  isActive: true,
  earnsPoints: true,
  pointBase: 10_000,
  giftDiscountId: null,
  policy: null,
  ...more,
})

export const returnedBill = (more: Partial<ReturnedBill> = {}): ReturnedBill => {
  const lines = more.lines ?? [soldLine()]
  const payable = lines.reduce((sum, { net }) => sum + net, 0)
  return {
    id: 'bill',
    code: 'HD000001',
    status: 'SUCCEED',
    businessDay: '2026-11-20',
    payable,
    cashRounding: 0,
    pointsUsed: 0,
    pointsAmount: 0,
    pointsEarned: 0,
    presentPoints: 0,
    debtEntryId: null,
    owed: 0,
    cashPaid: payable,
    bankPaid: 0,
    lines,
    promotions: [],
    before: { rounding: 0, giftCharge: 0, pointsTaken: 0, pointsBack: 0, cashRefunded: 0 },
    ...more,
  }
}

export const returnFacts = (bill: ReturnedBill, more: Partial<PostingFacts> = {}): PostingFacts => ({
  now: '2026-11-21T05:00:00.000Z',
  businessDay: '2026-11-21',
  bill,
  customer: null,
  rules: {
    returnDays: null,
    blockLateReturns: false,
    returnFee: 0,
    cashRefundLimit: null,
    restockMedicines: true,
    restockByPharmacist: true,
    returnWithoutBill: true,
    cashRounding: null,
  },
  rights: { mayAllow: false, isPharmacist: false },
  products: [...new Set(bill.lines.flatMap(({ lots }) => lots.map(({ productId }) => productId)))].map(id => ({
    id,
    onHand: 100,
    entryCount: 3,
  })),
  cashAccount: { id: 'till', name: 'Tiền mặt', balance: 0, entryCount: 0 },
  bankAccounts: [],
  defaultBankAccountId: null,
  mayOverdraw: true,
  ...more,
})

/** Asks for goods of the bill, to quarantine, paid in cash. */
export const returnOf = (
  items: SaleReturnInput['items'],
  cash: number,
  more: Partial<SaleReturnInput> = {},
): SaleReturnInput => ({
  id: 'return',
  branchId: 'branch',
  billId: 'bill',
  reason: 'OTHER',
  items,
  payments: cash > 0 ? [{ method: 'CASH', amount: cash }] : [],
  ...more,
})
