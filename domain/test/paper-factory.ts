import type { Bill } from '@quay/contract/bill/shapes'
import type { Measure } from '../src/print/part.ts'

/** Widths of letters as a rule of thumb: capitals and wide letters take more, thin ones less. A stand-in for a browser's own measure. */
export const roughMeasure: Measure = (text, { size, bold }) => {
  let width = 0
  for (const letter of text.normalize('NFC'))
    width += /[iíìỉĩịl.,'| ]/.test(letter) ? 0.28 : /[A-ZĐmwÀ-Ỹ%—]/.test(letter) ? 0.75 : 0.54
  return width * size * (bold ? 1.08 : 1)
}

export type PaperLine = Bill['items'][number]

export function paperLine(part: Partial<PaperLine> = {}): PaperLine {
  const quantity = part.quantity ?? 1
  const price = part.price ?? 1_000
  return {
    id: 'l',
    productId: 'p',
    productCode: 'HH000001',
    productName: 'Paracetamol 500mg',
    unitId: 'u',
    unitName: 'Viên',
    ratio: 1,
    quantity,
    baseQuantity: quantity,
    listPrice: price,
    price,
    priceSource: 'UNIT',
    priceBookId: null,
    priceBookName: null,
    priceTierFrom: null,
    postedPrice: null,
    postedReason: null,
    discountUnit: null,
    discountValue: null,
    promotionDiscount: 0,
    lineDiscount: 0,
    promotionShare: 0,
    orderShare: 0,
    pointShare: 0,
    amount: quantity * price,
    vatRate: 5,
    vat: 0,
    note: null,
    prescribedQuantity: null,
    dispensingReason: null,
    standsFor: null,
    daysOfSupply: null,
    lots: [],
    parts: [],
    ...part,
  }
}

/** A bill whose sums follow from its lines; paid in cash unless it is said otherwise. */
export function paperBill(items: readonly PaperLine[], part: Partial<Bill> = {}): Bill {
  const totalPrice = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const lineDiscount = items.reduce((sum, item) => sum + item.lineDiscount, 0)
  const promotionDiscount = items.reduce((sum, item) => sum + item.promotionDiscount, 0)
  const payable = totalPrice - lineDiscount - promotionDiscount
  return {
    id: 'b',
    code: 'HD000001',
    status: 'SUCCEED',
    branchId: 'br',
    customerId: null,
    customerName: null,
    customerPhone: null,
    customerDebt: null,
    prescriptionCode: null,
    prescription: null,
    order: null,
    replaces: null,
    replacedBy: null,
    buyer: null,
    invoice: null,
    invoiceState: 'UNISSUED',
    noPrescriptionReason: null,
    delivery: null,
    contraindications: [],
    sellerId: 's',
    sellerName: 'Trần Thu Hà',
    deviceName: null,
    soldAt: '2026-11-21T07:05:00.000Z',
    postedAt: '2026-11-21T07:05:00.000Z',
    businessDay: '2026-11-21',
    totalPrice,
    discounts:
      promotionDiscount > 0
        ? [{ discountId: 'd', code: 'KM1', name: 'Giảm giá cuối tuần', level: 'GOODS', amount: promotionDiscount }]
        : [],
    promotionDiscount,
    lineDiscount,
    promotionOrder: 0,
    orderDiscount: 0,
    discountAmount: lineDiscount + promotionDiscount,
    discountUnit: null,
    discountValue: null,
    channel: 'COUNTER',
    dueOn: null,
    declined: [],
    pointsUsed: 0,
    pointsAmount: 0,
    pointsEarned: 0,
    pointsBefore: null,
    pointsExpiring: null,
    pointsExpireOn: null,
    surcharges: 0,
    surchargeItems: [],
    cashRounding: 0,
    depositUsed: 0,
    exchangeUsed: 0,
    payable,
    paid: payable,
    cashTendered: payable,
    changeKept: 0,
    change: 0,
    debt: 0,
    vatAmount: 0,
    vatGroups: [{ rate: 5, net: payable, vat: Math.round((payable * 5) / 105) }],
    itemCount: items.length,
    note: null,
    slug: 'abc',
    printCount: 1,
    editedAt: null,
    version: 1,
    cancelledAt: null,
    cancelledByName: null,
    cancelReason: null,
    issuer: {
      storeName: 'Nhà thuốc Bình An',
      branchName: 'Chi nhánh chính',
      address: '12 Lê Lợi, Phường Bến Thành, TP Hồ Chí Minh',
      phone: '0283 123 4567',
      taxCode: '0312345678',
    },
    items: [...items],
    payments: [{ method: 'CASH', amount: payable, accountId: null, accountName: null }],
    ...part,
  }
}
