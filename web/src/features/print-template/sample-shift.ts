import type { Bill } from '@quay/contract/bill/shapes'
import type { EndOfDay, SalesReport, Shift } from '@quay/contract/shift/shapes'

const id = '00000000-0000-7000-8000-000000000000'
const notes = [
  { value: 500_000, quantity: 18 },
  { value: 200_000, quantity: 21 },
  { value: 100_000, quantity: 19 },
  { value: 50_000, quantity: 17 },
  { value: 20_000, quantity: 13 },
  { value: 5_000, quantity: 3 },
]
const flow = {
  sales: 15_230_000,
  refunds: -68_000,
  debtCollected: 250_000,
  deposits: 0,
  otherIn: 0,
  suppliers: 0,
  otherOut: -182_000,
  transfers: 0,
  countDifference: 0,
}

const sold: SalesReport = {
  billCount: 128,
  gross: 21_480_000,
  promotions: 0,
  lineDiscount: 312_000,
  orderDiscount: 0,
  pointsAmount: 0,
  cashRounding: -500,
  surcharges: 30_000,
  payable: 21_168_000,
  vat: 1_008_000,
  cash: 15_230_000,
  bank: 5_667_500,
  debt: 300_000,
  depositUsed: 0,
  exchangeUsed: 0,
  cancelled: [
    {
      id,
      code: 'HD000117',
      soldAt: '2026-11-21T05:12:00.000Z',
      payable: 45_000,
      cash: 45_000,
      sellerName: 'Trần Thu Hà',
      reason: 'Khách đổi ý',
      cancelledByName: 'Lê Minh Tuấn',
    },
  ],
  cancelledCount: 1,
  cancelledPayable: 45_000,
  returns: {
    count: 1,
    amount: 68_000,
    cash: 68_000,
    bank: 0,
    credited: 0,
    debtReduced: 0,
    exchanged: 0,
    surcharges: 0,
  },
  drawer: flow,
}

/** A made-up shift that was counted and closed. */
export function closedShift(issuer: Bill['issuer']): Shift {
  const counted = 16_225_000
  const expected = 16_230_000
  return {
    id,
    code: 'CA000012',
    status: 'CLOSED',
    branchId: id,
    deviceId: id,
    deviceName: 'Quầy 1',
    businessDay: '2026-11-21',
    heldBy: id,
    heldByName: 'Trần Thu Hà',
    openedAt: '2026-11-21T00:00:12.000Z',
    openingFloat: 1_000_000,
    closedAt: '2026-11-21T07:02:45.000Z',
    closedByName: 'Trần Thu Hà',
    counted,
    taken: 15_225_000,
    reason: 'Thối nhầm tiền lẻ cho khách',
    expected,
    difference: counted - expected,
    billCount: 128,
    lateCount: 0,
    leftBefore: 1_000_000,
    handedTo: { id, code: 'CA000013', name: 'Phạm Quốc Bảo' },
    counts: [
      {
        id,
        position: 1,
        notes,
        counted,
        expected,
        difference: counted - expected,
        funds: [],
        countedByName: 'Trần Thu Hà',
        at: '2026-11-21T07:02:00.000Z',
      },
    ],
    openingNotes: null,
    otherFunds: [],
    reopenings: [],
    late: [],
    report: sold,
    mayCount: false,
    mayReopen: false,
    issuer,
  }
}

/** A made-up day with that shift. */
export function endedDay(issuer: Bill['issuer']): EndOfDay {
  const units = [
    { name: 'Hộp', ratio: 100 },
    { name: 'Vỉ', ratio: 10 },
    { name: 'Viên', ratio: 1 },
  ]
  const goods = (productName: string, sold: number, returned: number, amount: number) => ({
    productId: id,
    productCode: 'HH000001',
    productName,
    units,
    sold,
    returned,
    amount,
  })
  return {
    branchId: id,
    day: '2026-11-21',
    isOwn: false,
    report: sold,
    funds: [
      {
        accountId: id,
        name: 'Tiền mặt',
        kind: 'CASH',
        opening: 4_000_000,
        flow,
        corrections: -5_000,
        closing: 19_225_000,
        counted: null,
      },
    ],
    shifts: [closedShift(issuer)],
    outsideCount: 2,
    outsideReturnCount: 0,
    goods: [
      goods('Panadol Extra 500mg', 1_240, 10, 2_091_000),
      goods('Vitamin C 500mg', 320, 0, 1_180_000),
      goods('Viên ngậm ho Strepsils mật ong chanh', 96, 0, 412_800),
    ],
    goodsCount: 3,
    sellers: [
      { sellerId: id, sellerName: 'Trần Thu Hà', billCount: 81, amount: 13_642_000, returned: 68_000 },
      { sellerId: id, sellerName: 'Phạm Quốc Bảo', billCount: 47, amount: 7_526_000, returned: 0 },
    ],
    choices: { sellers: [], tills: [] },
    kept: null,
    issuer,
  }
}
