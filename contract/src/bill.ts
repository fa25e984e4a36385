import { z } from 'zod'
import { deviceToken } from './device.ts'
import { documentStatuses, paymentMethods } from './enumeration.ts'
import { day, discount, dong, id, idParams, instant, maxLines, mostDoses, quantity, text } from './field.ts'
import { branchFilter, pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'
import { sheetType } from './sheet-type.ts'

const billItemInput = z.strictObject({
  productId: id,
  unitId: id,
  quantity,
  /** A manual price of the unit; needs sale_price/update. */
  price: dong.optional(),
  discount: discount.optional(),
  /** In base units, adding up to the line; left out, the lots that expire first are taken. */
  lots: z
    .array(z.strictObject({ lotId: id, quantity }))
    .min(1)
    .max(50)
    .optional(),
  note: text(300).optional(),
  /** Why it is sold above its posted price, or above the mark-up of a hospital's pharmacy; with posted_price/update. */
  postedReason: text(200, 1).optional(),
  /** The liều it is handed out in (docs/topics/sample-medicine.md). */
  sample: z
    .strictObject({
      sampleMedicineId: id,
      /** Lines of one liều share it. */
      group: z.int().min(1).max(maxLines),
      /** How many liều. */
      count: quantity.max(mostDoses, 'Số lượng quá lớn'),
      /** The product of the template that this one stands in for; pharmacists only. */
      replacedProductId: id.optional(),
    })
    .optional(),
})

const paymentInput = z.strictObject({
  method: z.enum(paymentMethods),
  amount: dong.min(1, 'Số tiền phải lớn hơn 0'),
  accountId: id.optional(),
})

export const billBody = z.strictObject({
  id: id.optional(),
  branchId: id.optional(),
  /** Who sold it, as the till knows: sent with somebody else's session it is refused, never put down to them. */
  sellerId: id.optional(),
  customerId: id.optional(),
  prescriptionCode: text(40).optional(),
  /** A price book that the cashier chose, of those that are chosen (price-book: onRequest). */
  priceBookId: id.optional(),
  /** When the sale happened, where that is not now; earlier needs back_date/create. */
  soldAt: instant.optional(),
  items: z.array(billItemInput).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
  discount: discount.optional(),
  points: z.int().min(0).max(999_999_999).optional(),
  payments: z.array(paymentInput).max(10),
  /** What the till showed; another sum of the server is 409 price-changed with its lines. */
  expectedPayable: dong.optional(),
  note: text(500).optional(),
  /** Goods that meet an allergy of the customer: the till asked, and who sells confirmed it. They go to the user log. */
  acceptedAllergies: z
    .array(z.strictObject({ productId: id, allergy: text(100, 1) }))
    .max(maxLines)
    .optional(),
  /** The registered till that sells; a token that is not known is no reason to refuse a sale. */
  deviceToken: deviceToken.optional(),
})
export type BillBody = z.output<typeof billBody>

const billItem = z.object({
  id,
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  unitId: id,
  unitName: z.string(),
  ratio: z.int(),
  quantity: z.int(),
  baseQuantity: z.int(),
  listPrice: z.int(),
  price: z.int(),
  /** MANUAL, UNIT, BOOK, TIER or PLANNED; the book and the quantity are those of the list price. */
  priceSource: z.string(),
  priceBookId: id.nullable(),
  priceBookName: z.string().nullable(),
  /** The book was deleted since. */
  isBookGone: z.literal(true).optional(),
  priceTierFrom: z.int().nullable(),
  /** Of a line above it. */
  postedPrice: z.int().nullable(),
  postedReason: z.string().nullable(),
  discountUnit: z.int().nullable(),
  discountValue: z.number().nullable(),
  lineDiscount: z.int(),
  orderShare: z.int(),
  amount: z.int(),
  vatRate: z.int(),
  vat: z.int(),
  cost: z.int().optional(),
  note: z.string().nullable(),
  /** The liều that it was handed out in; left out for all other lines. */
  sample: z
    .object({
      sampleMedicineId: id,
      code: z.string(),
      name: z.string(),
      group: z.int(),
      count: z.int(),
      /** Of the product, as it stands on the bag. */
      strength: z.string().nullable(),
      replacedProductId: id.nullable(),
      replacedProductName: z.string().nullable(),
    })
    .optional(),
  /** Of a combo the lots of its components, each with its own product. */
  lots: z.array(
    z.object({ productId: id, lotId: id, lotNumber: z.string(), expiryDate: day.nullable(), quantity: z.int() }),
  ),
  /** What a combo was made of; empty for all other goods. Amounts add up to the line's. */
  parts: z.array(
    z.object({
      productId: id,
      productCode: z.string(),
      productName: z.string(),
      unitName: z.string(),
      quantity: z.int(),
      baseQuantity: z.int(),
      amount: z.int(),
      vatRate: z.int(),
      vat: z.int(),
      cost: z.int().optional(),
    }),
  ),
})

const summary = {
  id,
  code: z.string(),
  status: z.enum(documentStatuses),
  branchId: id,
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  sellerId: id,
  sellerName: z.string(),
  soldAt: instant,
  businessDay: day,
  totalPrice: z.int(),
  discountAmount: z.int(),
  payable: z.int(),
  paid: z.int(),
  change: z.int(),
  debt: z.int(),
  itemCount: z.int(),
  note: z.string().nullable(),
}

export const billSummary = z.object({ ...summary, profit: z.int().optional() })

export const bill = z.object({
  ...summary,
  customerPhone: z.string().nullable().optional(),
  customerDebt: z.int().nullable(),
  prescriptionCode: z.string().nullable(),
  postedAt: instant,
  lineDiscount: z.int(),
  orderDiscount: z.int(),
  discountUnit: z.int().nullable(),
  discountValue: z.number().nullable(),
  pointsUsed: z.int(),
  pointsAmount: z.int(),
  pointsEarned: z.int(),
  vatAmount: z.int(),
  cashTendered: z.int(),
  cost: z.int().optional(),
  slug: z.string(),
  /** The till that sold it, where it was a registered one. */
  deviceName: z.string().nullable(),
  printCount: z.int(),
  version: z.int(),
  cancelledAt: instant.nullable(),
  cancelledByName: z.string().nullable(),
  cancelReason: z.string().nullable(),
  issuer: z.object({
    storeName: z.string(),
    branchName: z.string(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    taxCode: z.string().nullable(),
  }),
  items: z.array(billItem),
  payments: z.array(
    z.object({
      method: z.enum(paymentMethods),
      amount: z.int(),
      accountId: id.nullable(),
      accountName: z.string().nullable(),
    }),
  ),
  vatGroups: z.array(z.object({ rate: z.int(), net: z.int(), vat: z.int() })),
})
export type Bill = z.output<typeof bill>

export const billFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  from: day.optional(),
  to: day.optional(),
  status: z.enum(['SUCCEED', 'CANCELLED']).optional(),
  customerId: id.optional(),
  sellerId: id.optional(),
  productId: id.optional(),
  lotId: id.optional(),
  method: z.enum(paymentMethods).optional(),
})

export const billRoutes = routes({
  create: {
    method: 'POST',
    path: '/bill',
    summary: 'Bán hàng: một giao dịch, gửi lại không bị lặp',
    permission: { model: 'sale' },
    body: billBody,
    response: bill,
    status: 201,
    audit: 'bill.create',
    idempotency: 'client-id',
    errors: [
      'branch-inactive',
      'not-found',
      'product-inactive',
      'product-not-sold-directly',
      'stock-short',
      'lot-expired',
      'lot-held',
      'lot-recalled',
      'lot-short',
      'lot-quantity-mismatch',
      'sale-price-right-missing',
      'goods-off-price-book',
      'price-book-not-held',
      'posted-price-right-missing',
      'posted-price-reason-needed',
      'markup-right-missing',
      'markup-reason-needed',
      'discount-over-price',
      'discount-over-limit',
      'payment-short',
      'payment-over',
      'debt-mismatch',
      'debt-needs-customer',
      'debt-over-limit',
      'price-changed',
      'prescription-missing',
      'substitute-needs-pharmacist',
      'substitute-differs',
      'account-missing',
      'points-not-available',
      'amount-too-large',
      'sold-at-in-future',
      'sold-on-closed-day',
      'back-date-right-missing',
      'back-date-too-far',
      'seller-differs',
      'idempotency-conflict',
    ],
  },
  list: {
    method: 'GET',
    path: '/bill',
    summary: 'Danh sách hóa đơn, mới nhất trước; người chỉ có quyền bán thấy hóa đơn hôm nay của mình',
    permission: { anyOf: [{ model: 'bill', action: 'read' }, { model: 'sale' }] },
    query: pageQuery.extend(billFilter.shape),
    response: pageOf(billSummary),
    errors: ['use-cursor'],
  },
  total: {
    method: 'GET',
    path: '/bill/total',
    summary: 'Tổng của cả bộ lọc hóa đơn (không tính hóa đơn đã hủy)',
    permission: { anyOf: [{ model: 'bill', action: 'read' }, { model: 'sale' }] },
    query: billFilter,
    response: z.object({
      count: z.int(),
      cancelledCount: z.int(),
      totalPrice: z.int(),
      discountAmount: z.int(),
      payable: z.int(),
      paid: z.int(),
      debt: z.int(),
      profit: z.int().optional(),
    }),
  },
  export: {
    method: 'POST',
    path: '/bill/export',
    summary: 'Xuất hóa đơn của bộ lọc ra tệp Excel: mỗi hóa đơn một dòng, hoặc mỗi dòng hàng một dòng',
    permission: { anyOf: [{ model: 'bill', action: 'read' }, { model: 'sale' }] },
    /** With an `id` the progress can be asked for (GET export/:id). */
    body: z.strictObject({ id: id.optional(), withLines: z.boolean().default(false), ...billFilter.shape }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found'],
  },
  get: {
    method: 'GET',
    path: '/bill/:id',
    summary: 'Một hóa đơn với lô, thanh toán',
    permission: { anyOf: [{ model: 'bill', action: 'read' }, { model: 'sale' }] },
    params: idParams,
    response: bill,
    errors: ['not-found'],
  },
  cancel: {
    method: 'POST',
    path: '/bill/:id/cancel',
    summary: 'Hủy hóa đơn: hàng về đúng lô cũ, tiền trả lại hoặc giữ thành ghi có',
    permission: { model: 'bill', action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1), keepPayments: z.boolean().optional() }),
    response: bill,
    audit: 'bill.cancel',
    idempotency: 'key',
    errors: ['already-cancelled', 'day-closed', 'keep-payments-needs-partner', 'not-found'],
  },
  reprint: {
    method: 'POST',
    path: '/bill/:id/reprint',
    summary: 'Ghi nhận một lần in; từ lần hai là bản sao',
    permission: { anyOf: [{ model: 'bill', action: 'read' }, { model: 'sale' }] },
    params: idParams,
    response: z.object({ printCount: z.int() }),
    audit: 'bill.reprint',
    idempotency: 'key',
    errors: ['not-found'],
  },
  public: {
    method: 'GET',
    path: '/public/bill/:slug',
    summary: 'Hóa đơn sau mã QR trên biên lai: không có điện thoại, công nợ, chẩn đoán',
    permission: 'public',
    params: z.object({ slug: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
    response: z.object({
      code: z.string(),
      status: z.enum(documentStatuses),
      soldAt: instant,
      issuer: bill.shape.issuer,
      items: z.array(
        z.object({
          name: z.string(),
          unitName: z.string(),
          quantity: z.int(),
          price: z.int(),
          discount: z.int(),
          amount: z.int(),
          lots: z.array(z.object({ lotNumber: z.string(), expiryDate: day.nullable() })),
        }),
      ),
      totalPrice: z.int(),
      discountAmount: z.int(),
      payable: z.int(),
    }),
    errors: ['not-found'],
  },
})
