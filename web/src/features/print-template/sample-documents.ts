import type { Bill } from '@quay/contract/bill/shapes'
import type { PrintKind } from '@quay/contract/print-template/template'
import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import type { Bag } from '@quay/domain/label/fill-bags'
import type { PrintDocument, Slip, TransferAccount, Voucher } from '@quay/domain/print/document'
import type { BagHead, LabelDocument } from '@quay/domain/print/label-content'
import { quotationOfOrder } from '@quay/domain/print/quotation-content'
import type { templateText } from '../../text/kit/print-template.ts'
import { reportOf, reportOfDay } from '../shift/shared/report-of.ts'
import { slipOf } from '../shift/shared/slip-of.ts'
import { sampleBill, sampleLine } from './sample-bill.ts'
import { closedShift, endedDay } from './sample-shift.ts'

export type SampleName = keyof typeof templateText.samples

export interface Sample {
  document: PrintDocument | LabelDocument
  /** How many copies were printed before. */
  copy?: number
}

interface Place {
  branch: { id: string; name: string; address: string | null; phone: string | null }
  storeName: string
  /** The bill that was sold last, where there is one that the person may see. */
  last: Bill | null
}

/** Which made-up papers each kind of template is looked at with. */
export const samplesOf: Readonly<Record<PrintKind, readonly SampleName[]>> = {
  bill: ['last', 'short', 'long', 'dose', 'combo', 'debt', 'unsent', 'cancelled', 'extreme'],
  return: ['returned'],
  order: ['ordered'],
  quotation: ['quoted'],
  delivery: ['delivered'],
  voucher: ['receipt', 'payment'],
  shift: ['count', 'drawer'],
  report: ['shiftReport', 'dayReport'],
  bag: ['bag'],
  parcel: ['parcel', 'parcelPaid'],
  prescription: ['prescribed'],
}

const account = { bankBin: '970436', accountNumber: '0011001234567' }

/** A made-up paper; of `last` the real one, and the short one where nothing was sold. */
export function sampleOf(name: SampleName, { branch, storeName, last }: Place): Sample {
  const bill = sampleBill(branch, storeName)
  const ofBill = (change: Partial<Bill>, more: { isUnsent?: boolean; transferTo?: TransferAccount } = {}): Sample => ({
    document: { kind: 'bill', bill: { ...bill, ...change }, ...more },
  })
  switch (name) {
    case 'last':
      return last ? { document: { kind: 'bill', bill: last } } : ofBill({})
    case 'short':
      return ofBill({})
    case 'long':
      return ofBill(withItems(Array.from({ length: 30 }, (_, at) => sampleLine(at, names[at % names.length]!))))
    case 'dose':
      return ofBill(withItems(doseLines()))
    case 'combo':
      return ofBill(withItems([comboLine()]))
    case 'debt':
      return ofBill(
        {
          paid: 32_000,
          debt: 60_000,
          cashTendered: 32_000,
          change: 0,
          customerDebt: 185_000,
          dueOn: '2026-12-31',
          payments: [
            { method: 'CASH', amount: 32_000, accountId: null, accountName: null },
            { method: 'DEBT', amount: 60_000, accountId: null, accountName: null },
          ],
        },
        { transferTo: account },
      )
    case 'unsent':
      return ofBill({ code: 'OFF-Q1-K7M2PA', printCount: 0 }, { isUnsent: true })
    case 'cancelled':
      return { ...ofBill({ status: 'CANCELLED', editedAt: bill.soldAt, cancelledAt: bill.soldAt }), copy: 2 }
    case 'extreme':
      return ofBill(extreme())
    case 'delivered':
      return { document: { kind: 'delivery', bill: { ...bill, ...delivered }, transferTo: account } }
    case 'prescribed':
      return { document: { kind: 'prescription', bill: { ...bill, ...prescribed(bill) } } }
    case 'returned':
      return { document: { kind: 'return', document: returned(branch.id) } }
    case 'ordered':
      return { document: { kind: 'order', order: ordered(branch.id, bill) } }
    case 'quoted':
      return {
        document: {
          kind: 'quotation',
          quotation: quotationOfOrder({ ...ordered(branch.id, bill), code: 'DH000009', contactPhone: '0903123218' }),
        },
      }
    case 'receipt':
      return {
        document: { kind: 'voucher', voucher: voucher('IN', branch.id), address: '12 Lê Lợi, Phường Bến Thành' },
      }
    case 'payment':
      return { document: { kind: 'voucher', voucher: voucher('OUT', branch.id), address: null } }
    case 'count':
      return {
        document: {
          kind: 'shift',
          slip: slipOf(closedShift(bill.issuer), 'Asia/Ho_Chi_Minh'),
          signatures: ['Người giao', 'Người nhận', 'Quản lý'],
        },
      }
    case 'shiftReport':
      return { document: { kind: 'report', report: reportOf(closedShift(bill.issuer), 'Asia/Ho_Chi_Minh') } }
    case 'dayReport':
      return { document: { kind: 'report', report: reportOfDay(endedDay(bill.issuer), { facts: [], notes: [] }) } }
    case 'bag':
      return { document: { kind: 'bag', bag: sampleBag, head: headOf(bill) } }
    case 'parcel':
      return { document: { kind: 'parcel', bill: { ...bill, ...delivered } } }
    case 'parcelPaid': {
      const items = Array.from({ length: 15 }, (_, at) => sampleLine(at, names[at % names.length]!))
      return { document: { kind: 'parcel', bill: { ...bill, ...delivered, ...withItems(items), debt: 0 } } }
    }
    case 'drawer':
      return { document: { kind: 'shift', slip: drawer } }
  }
}

const names = [
  'Panadol Extra 500mg',
  'Vitamin C 500mg',
  'Nước muối sinh lý NaCl 0,9% 500ml',
  'Băng gạc vô trùng Urgo 10×15 cm',
  'Viên ngậm ho Strepsils mật ong chanh',
  'Men vi sinh Enterogermina 2 tỷ bào tử',
]

function withItems(items: Bill['items']): Partial<Bill> {
  const total = items.reduce((sum, item) => sum + item.quantity * item.price, 0)
  const payable = items.reduce((sum, item) => sum + item.amount, 0)
  const tendered = Math.ceil(payable / 50_000) * 50_000
  return {
    items,
    itemCount: items.length,
    totalPrice: total,
    payable,
    paid: payable,
    lineDiscount: total - payable,
    discountAmount: total - payable,
    cashTendered: tendered,
    change: tendered - payable,
    vatGroups: [{ rate: 5, net: payable, vat: Math.round((payable * 5) / 105) }],
    vatAmount: Math.round((payable * 5) / 105),
    payments: [{ method: 'CASH', amount: payable, accountId: null, accountName: null }],
  }
}

function doseLines(): Bill['items'] {
  const sample = {
    sampleMedicineId: '1',
    code: 'LM01',
    name: 'cảm cúm người lớn',
    group: 1,
    count: 6,
    strength: '500mg',
    replacedProductId: null,
    replacedProductName: null,
  }
  return [
    { ...sampleLine(0, 'Paracetamol 500mg', 12, 500), sample, note: 'Ngày 2 lần, mỗi lần 1 viên, sau ăn' },
    { ...sampleLine(1, 'Loratadin 10mg', 6, 1_200), sample, note: 'Tối 1 viên' },
    sampleLine(2, 'Nước muối sinh lý NaCl 0,9%', 1, 8_000),
  ]
}

function comboLine(): Bill['items'][number] {
  const line = sampleLine(0, 'Bộ chăm sóc vết thương gia đình', 1, 99_000)
  const part = { baseQuantity: 1, amount: 33_000, vatRate: 5 as const, vat: 1_571 }
  return {
    ...line,
    lots: [
      { productId: 'p1', lotId: 'l1', lotNumber: 'BG2609', expiryDate: '2028-09-30', quantity: 2 },
      { productId: 'p2', lotId: 'l2', lotNumber: 'PV0827', expiryDate: '2027-08-31', quantity: 1 },
    ],
    parts: [
      { ...part, productId: 'p1', productCode: 'HH01', productName: 'Băng gạc vô trùng', unitName: 'Gói', quantity: 2 },
      { ...part, productId: 'p2', productCode: 'HH02', productName: 'Povidon iod 10%', unitName: 'Chai', quantity: 1 },
    ],
  }
}

function extreme(): Partial<Bill> {
  const long = `${'Siro ho và long đờm chiết xuất lá thường xuân cho trẻ em và người lớn tuổi, hộp '.repeat(3)}`.slice(
    0,
    200,
  )
  const item = { ...sampleLine(0, long, 999, 999_999_999), amount: 998_999_999_001 }
  return {
    ...withItems([item]),
    customerName: 'Công ty trách nhiệm hữu hạn một thành viên thương mại dịch vụ Nguyễn Hoàng Phương Quỳnh',
    payable: 999_999_999_999,
    totalPrice: 999_999_999_999,
    lineDiscount: 0,
    discountAmount: 0,
    paid: 999_999_999_999,
    cashTendered: 999_999_999_999,
    change: 0,
  }
}

const delivered: Partial<Bill> = {
  debt: 92_000,
  paid: 0,
  cashTendered: 0,
  change: 0,
  payments: [{ method: 'DEBT', amount: 92_000, accountId: null, accountName: null }],
  delivery: {
    receiverName: 'Phạm Thị Hoa (con gái)',
    phone: '0909123456',
    addressLine: '12 Lê Lợi, Phường An Hội Tây, Thành phố Hồ Chí Minh',
    note: 'Gọi trước 10 phút, nhà có chó',
    wishedOn: '2026-11-22',
    wishedTime: '17:30',
    carrier: 'Giao Nhanh Sài Gòn',
    carrierFee: 18_000,
    weight: 650,
    length: 20,
    width: 15,
    height: 10,
  } as Bill['delivery'],
}

const prescribed = (bill: Bill): Partial<Bill> => ({
  prescriptionCode: '25366537RNFS-c',
  prescription: {
    code: '25366537RNFS-c',
    prescribedOn: '2026-11-20',
    doctorId: null,
    doctorName: 'BS. Trần Minh Khôi',
    facility: 'Phòng khám Đa khoa Hoàn Mỹ',
    patientName: 'Nguyễn Thị Lan',
    patientAgeMonths: 540,
    patientSex: 'FEMALE',
    patientWeightGrams: null,
    patientIdentity: '079175001234',
    insuranceCard: null,
    address: null,
    phone: '0903123218',
    guardianName: null,
    diagnosis: 'Viêm họng cấp',
  },
  items: bill.items.map(item => ({
    ...item,
    prescribedQuantity: 2,
    note: 'Ngày 2 lần, mỗi lần 1 viên, sau ăn',
    daysOfSupply: 5,
  })),
})

const at = '2026-11-21T07:05:00.000Z'
const uncancelled = { cancelledAt: null, cancelledByName: null, cancelReason: null }

const returned = (branchId: string) =>
  ({
    id: '1',
    code: 'TH000012',
    status: 'SUCCEED',
    branchId,
    billCode: 'HD000001',
    customerName: 'Nguyễn Thị Lan',
    reason: 'CHANGED_MIND',
    createdByName: 'Trần Thu Hà',
    createdAt: at,
    businessDay: '2026-11-21',
    goodsAmount: 85_000,
    vatAmount: 4_048,
    fee: 5_000,
    giftCharge: 0,
    surchargesBack: 0,
    billRounding: 0,
    cashRounding: 0,
    debtReduced: 0,
    exchangeUsed: 30_000,
    credited: 0,
    refunded: 50_000,
    exchangeBillCode: 'HD000034',
    exchange: {
      whole: 30_000,
      due: 0,
      items: [{ productName: 'Vitamin C 1000mg', unitName: 'Lọ', quantity: 1, amount: 30_000 }],
    },
    ...uncancelled,
    items: [
      {
        id: '1',
        productName: 'Vitamin C 500mg',
        unitName: 'Lọ',
        quantity: 1,
        gross: 75_000,
        discount: 7_000,
        net: 68_000,
        lots: [{ lotId: '1', lotNumber: 'VC0926', expiryDate: '2027-09-30', bucket: 'sellable', quantity: 1 }],
      },
      {
        id: '2',
        productName: 'Panadol Extra 500mg',
        unitName: 'Vỉ',
        quantity: 1,
        gross: 17_000,
        discount: 0,
        net: 17_000,
        lots: [],
      },
    ],
    payments: [{ method: 'CASH', amount: 50_000, accountId: null, accountName: null }],
  }) as unknown as SaleReturn

const ordered = (branchId: string, bill: Bill) =>
  ({
    id: '1',
    code: 'DH000007',
    status: 'SUCCEED',
    progress: 'OPEN',
    branchId,
    customerName: 'Nguyễn Thị Lan',
    contactPhone: '0903123218',
    address: '12 Lê Lợi, Phường Bến Thành',
    expectedOn: '2026-11-25',
    holdUntil: '2026-11-28T10:00:00.000Z',
    createdByName: 'Trần Thu Hà',
    confirmedByName: 'Trần Thu Hà',
    createdAt: at,
    confirmedAt: at,
    totalPrice: 92_000,
    promotionDiscount: 0,
    promotionOrder: 0,
    lineDiscount: 5_000,
    orderDiscount: 0,
    payable: 87_000,
    deposit: 40_000,
    surcharges: 0,
    vatAmount: 4_143,
    note: null,
    discounts: [],
    surchargeItems: [],
    bills: [],
    items: bill.items.map(item => ({
      ...item,
      giftOf: null,
      priceBookName: null,
      billed: { net: 0, promotionDiscount: 0, lineDiscount: 0, promotionShare: 0, orderShare: 0 },
    })),
    ...uncancelled,
  }) as unknown as SalesOrder

const voucher = (direction: 'IN' | 'OUT', branchId: string) =>
  ({
    id: '1',
    code: direction === 'IN' ? 'PT000021' : 'PC000013',
    status: 'SUCCEED',
    purpose: 'DEBT',
    direction,
    kindName: direction === 'IN' ? 'Thu nợ khách hàng' : 'Tiền điện nước',
    branchId,
    accountName: 'Tiền mặt',
    amount: direction === 'IN' ? 1_250_000 : 845_000,
    partnerName: direction === 'IN' ? 'Nguyễn Thị Lan' : 'Công ty Điện lực Sài Gòn',
    note: direction === 'IN' ? 'Trả nợ các hóa đơn tháng 10' : 'Tháng 11/2026',
    createdByName: 'Trần Thu Hà',
    at,
    businessDay: '2026-11-21',
    documentDay: '2026-11-21',
    papers: [],
    version: 1,
    ...uncancelled,
  }) as unknown as Voucher

const sampleBag: Bag = {
  doseName: 'Cảm cúm người lớn',
  number: 1,
  of: 6,
  lines: [
    {
      productName: 'Paracetamol 500mg',
      strength: '500mg',
      quantity: 2,
      unitName: 'Viên',
      directions: 'Ngày 2 lần, mỗi lần 1 viên, sau ăn',
      lots: [{ lotNumber: 'PA2601', expiryDate: '2028-03-31' }],
    },
    {
      productName: 'Loratadin',
      strength: '10mg',
      quantity: 1,
      unitName: 'Viên',
      directions: 'Tối 1 viên',
      lots: [],
    },
  ],
}

const headOf = ({ issuer: { storeName, branchName, phone }, sellerName, businessDay }: Bill): BagHead => ({
  storeName,
  branchName,
  phone,
  sellerName,
  patient: 'Nguyễn Thị Lan',
  day: businessDay,
})

const drawer: Slip = ['MỞ NGĂN KÉO', '21/11/2026 09:31:07', 'Người mở: Trần Thu Hà', 'Lý do: Đổi tiền lẻ cho khách']
