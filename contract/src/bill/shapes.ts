import { z } from 'zod'
import { soldPair } from '../contraindication/shapes.ts'
import { delivery, deliveryBody, deliveryOfReplacement } from '../delivery/shapes.ts'
import { deviceToken } from '../device/device-token.ts'
import { documentFlag } from '../document-flag/shapes.ts'
import { invoice, invoiceBody, invoiceStates } from '../e-invoice/shapes.ts'
import { documentStatuses, namedChannels, paymentMethods, saleChannels } from '../enumeration.ts'
import {
  cancelled,
  day,
  discount,
  dong,
  id,
  instant,
  maxLines,
  mostDoses,
  namedProduct,
  quantity,
  text,
  version,
} from '../field.ts'
import { owed } from '../money/owed.ts'
import { paymentParts } from '../money/payment-parts.ts'
import { branchFilter, flag } from '../page.ts'
import { buyer, buyerBody, dispensingReasons, prescription, prescriptionBody } from '../prescription/shapes.ts'
import { askedSurcharge, billSurcharge } from '../surcharge/shapes.ts'
import { voucherStates } from '../voucher-code/states.ts'
import { voucherText } from '../voucher-code/typed-code.ts'

/** The liều that a line is handed out in (docs/topics/sample-medicine.md). */
export const askedSample = z.strictObject({
  sampleMedicineId: id,
  /** Lines of one liều share it. */
  group: z.int().min(1).max(maxLines),
  /** How many liều. */
  count: quantity.max(mostDoses, 'Số lượng quá lớn'),
  /** The product of the template that this one stands in for; pharmacists only. */
  replacedProductId: id.optional(),
})

/** The liều of a line, as it was called when it was sold. */
export const soldSample = z.object({
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

const billItemInput = z.strictObject({
  productId: id,
  unitId: id,
  quantity,
  /** A manual price of the unit; needs sale_price/update. */
  price: dong.optional(),
  discount: discount.optional(),
  /** In base units, adding up to the line; left out, the lots that expire first are taken. */
  lots: z
    .array(
      z.strictObject({
        lotId: id,
        quantity,
        /** It lies there and the books lack it (`lot.note`): what is missing is owed; with negative_stock/create, where the store allows it. */
        comesLater: z.literal(true).optional(),
      }),
    )
    .min(1)
    .max(50)
    .optional(),
  note: text(300).optional(),
  /** Who sold this line, where that is not the seller of the bill; with bill/update. */
  soldBy: id.optional(),
  /** Of the prescription, in the unit of the line. */
  prescribedQuantity: quantity.optional(),
  /** Why another quantity is handed out than the prescription says. */
  dispensingReason: z.enum(dispensingReasons).optional(),
  /** The prescribed medicine that it stands for, as the paper names it; pharmacists only. */
  standsFor: text(200, 1).optional(),
  /** For how many days it lasts: the customer is reminded before it ends. */
  daysOfSupply: z.int().min(1, 'Số ngày phải từ 1').max(365, 'Số ngày quá lớn').optional(),
  /** The promotion whose gift it is: it costs nothing. */
  giftOf: id.optional(),
  /** Why it is sold above its posted price, or above the mark-up of a hospital's pharmacy; with posted_price/update. */
  postedReason: text(200, 1).optional(),
  /** The line of the order that it hands out; its price and discounts are those of the order. */
  orderItemId: id.optional(),
  sample: askedSample.optional(),
})

const paymentInput = z.strictObject({
  method: z.enum(paymentMethods),
  amount: dong.min(1, 'Số tiền phải lớn hơn 0'),
  accountId: id.optional(),
})

/** What the till took off by a promotion: kept, so that a sale that waits for the network is stored as the customer paid it. */
const chargedPromotion = z.strictObject({
  discountId: id,
  amount: dong,
  times: quantity,
  /** Of points that it gave: the value of the tier that was reached. */
  value: z.int().min(0).max(999_999_999).optional(),
  /** By the place of the line. */
  lines: z
    .array(
      z.strictObject({
        place: z
          .int()
          .min(0)
          .max(maxLines - 1),
        role: z.enum(['TARGET', 'TRIGGER']),
        units: quantity,
        amount: dong,
      }),
    )
    .max(maxLines),
})

export const billBody = z.strictObject({
  id: id.optional(),
  branchId: id.optional(),
  /** The seller, as the till knows. The server refuses a bill whose seller is not the user of the session. */
  sellerId: id.optional(),
  /** Who sold it, where that is a colleague of the seller at the till; with bill/update. */
  soldBy: id.optional(),
  customerId: id.optional(),
  /** The code alone, where another program keeps the prescription; else `prescription`. */
  prescriptionCode: text(40).optional(),
  prescription: prescriptionBody.optional(),
  /** Who takes controlled medicines away; left out, the customer. */
  buyer: buyerBody.optional(),
  /** Why prescription medicines are sold without one; with no_prescription/create. */
  noPrescriptionReason: text(200, 1).optional(),
  /** Why medicines that must not be taken together are sold, by the key of the pair; with contraindicated_pair/create. */
  pairReasons: z
    .array(z.strictObject({ pair: text(250, 1), reason: text(200, 1) }))
    .max(50)
    .optional(),
  /** Left out, at the counter; of a bill that is replaced, as that was sold. */
  channel: z.enum(namedChannels).optional(),
  /** A price book that the cashier chose, of those that are chosen (price-book: onRequest). */
  priceBookId: id.optional(),
  /** Whether the till priced it with VAT. A sale that was, before the till knew that VAT is off, is stored with it. */
  usesVat: z.boolean().optional(),
  /** When the sale happened, where that is not now; earlier needs back_date/create. */
  soldAt: instant.optional(),
  items: z.array(billItemInput).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
  discount: discount.optional(),
  points: z.int().min(0).max(999_999_999).optional(),
  /** Codes that the customer brought. */
  codes: z.array(voucherText).max(5, 'Tối đa 5 mã').optional(),
  /** Promotions that the cashier chose, of those that do not hold by themselves. */
  chosenDiscounts: z.array(id).max(20).optional(),
  /** Promotions that the cashier left out of this bill. */
  declinedDiscounts: z.array(id).max(20).optional(),
  chargedDiscounts: z.array(chargedPromotion).max(100).optional(),
  /** What is taken beside the goods; left out, what the store puts on by itself. */
  surcharges: z.array(askedSurcharge).max(20, 'Tối đa 20 khoản thu khác').optional(),
  /** Of those that the store puts on by itself, what somebody took off; with surcharge_amount/update. */
  declinedSurcharges: z.array(id).max(20).optional(),
  payments: z.array(paymentInput).max(10),
  /** The day by which the customer pays what is owed; left out, only the days of the customer count. */
  dueOn: day.optional(),
  /** When the customer comes again, to the doctor or to the shop: they are called before (`customer-call`). */
  revisitOn: day.optional(),
  /** What the till showed; another sum of the server is 409 price-changed with its lines. */
  expectedPayable: dong.optional(),
  /** The cash rounding that the till showed, beside it. */
  expectedRounding: z.int().min(-1000).max(1000).optional(),
  note: text(500).optional(),
  /** Where the goods are brought to; left out, the customer takes them along. */
  delivery: deliveryBody.optional(),
  /** The buyer of the e-invoice; left out, the bill names none. */
  invoice: invoiceBody.optional(),
  /** The order that its lines hand out. */
  orderId: id.optional(),
  /** NOW prices the order anew before, while it has no bill. */
  pricing: z.enum(['ORDER', 'NOW']).optional(),
  /** Of the deposit of the order; left out, as much as is due. */
  depositUsed: dong.optional(),
  /** The change stays with the shop as money of the customer: it pays what they owe, the rest is credit. */
  keepsChange: z.boolean().optional(),
  /** Which debts the change that stays pays (rows of GET debt/open), and how much of each; the rest is credit. Left out, what is due first. */
  changePays: paymentParts.optional(),
  /** Goods that meet an allergy of the customer: the till asked, and who sells confirmed it. They go to the user log. */
  acceptedAllergies: z
    .array(z.strictObject({ productId: id, allergy: text(100, 1) }))
    .max(maxLines)
    .optional(),
  /** The registered till that sells; a token that is not known is no reason to refuse a sale. */
  deviceToken: deviceToken.optional(),
  /** The shift in which it was sold, as the till knew; one that is not known is no reason to refuse a sale. */
  shiftId: id.optional(),
  /** When the till took the money, by its clock: says only whether a shift that was closed meanwhile had counted it. */
  paidAt: instant.optional(),
})
export type BillBody = z.output<typeof billBody>

/**
 * The sale that takes the place of a posted bill. Time, seller, till and order stay as they were, and so do the delivery and the buyer of the
 * e-invoice, unless the caller sends others, or null.
 */
const replacementBill = billBody
  .extend({ delivery: deliveryOfReplacement.nullish(), invoice: invoiceBody.nullish() })
  .omit({
    id: true,
    branchId: true,
    sellerId: true,
    soldBy: true,
    soldAt: true,
    deviceToken: true,
    shiftId: true,
    paidAt: true,
    keepsChange: true,
    changePays: true,
    chargedDiscounts: true,
    orderId: true,
    pricing: true,
  })

export const billReplacement = z.strictObject({
  reason: text(300, 1),
  bill: replacementBill,
  /** The customer spent points that the old bill gave: they may go below zero. */
  acceptsSpentPoints: z.boolean().optional(),
})
export type BillReplacement = z.output<typeof billReplacement>

/** Another bill, to be found by its code. */
const namedBill = z.object({ id, code: z.string() })

const billItem = z.object({
  id,
  ...namedProduct,
  unitId: id,
  unitName: z.string(),
  ratio: z.int(),
  quantity: z.int(),
  baseQuantity: z.int(),
  /** Base units of it that came back; left out where nothing did. Of a combo the parts say it. */
  returnedBase: z.int().optional(),
  listPrice: z.int(),
  price: z.int(),
  /** MANUAL, UNIT, BOOK, TIER, PLANNED, SAMPLE, GIFT or ORDER; the book and the quantity are those of the list price. */
  priceSource: z.string(),
  priceBookId: id.nullable(),
  priceBookName: z.string().nullable(),
  /** The book was deleted since. */
  isBookGone: z.literal(true).optional(),
  priceTierFrom: z.int().nullable(),
  /** Of a line above it. */
  postedPrice: z.int().nullable(),
  postedReason: z.string().nullable(),
  /** The promotion whose gift it is. */
  giftOf: id.nullish(),
  orderItemId: id.nullish(),
  discountUnit: z.int().nullable(),
  discountValue: z.number().nullable(),
  /** What promotions took off it; with the share of those of the whole bill in `promotionShare`. */
  promotionDiscount: z.int(),
  lineDiscount: z.int(),
  promotionShare: z.int(),
  orderShare: z.int(),
  /** What points paid of it. */
  pointShare: z.int(),
  amount: z.int(),
  vatRate: z.int(),
  vat: z.int(),
  cost: z.int().optional(),
  note: z.string().nullable(),
  prescribedQuantity: z.int().nullable(),
  dispensingReason: z.enum(dispensingReasons).nullable(),
  standsFor: z.string().nullable(),
  daysOfSupply: z.int().nullable(),
  /** Who sold the line, where that was not the seller of the bill. */
  soldBy: id.nullish(),
  soldByName: z.string().nullish(),
  /** Left out for lines that are in none. */
  sample: soldSample.optional(),
  /** Of a combo the lots of its components, each with its own product. */
  lots: z.array(
    z.object({ productId: id, lotId: id, lotNumber: z.string(), expiryDate: day.nullable(), quantity: z.int() }),
  ),
  /** What a combo was made of; empty for all other goods. Amounts add up to the line's. */
  parts: z.array(
    z.object({
      ...namedProduct,
      unitName: z.string(),
      quantity: z.int(),
      baseQuantity: z.int(),
      returnedBase: z.int().optional(),
      amount: z.int(),
      vatRate: z.int(),
      vat: z.int(),
      cost: z.int().optional(),
    }),
  ),
})

export const summary = {
  id,
  code: z.string(),
  status: z.enum(documentStatuses),
  branchId: id,
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  sellerId: id,
  sellerName: z.string(),
  channel: z.enum(saleChannels),
  soldAt: instant,
  businessDay: day,
  totalPrice: z.int(),
  discountAmount: z.int(),
  payable: z.int(),
  paid: z.int(),
  change: z.int(),
  debt: z.int(),
  /** Agreed for what is owed. */
  dueOn: day.nullable(),
  itemCount: z.int(),
  note: z.string().nullable(),
}

/** Of a bill that was replaced, the one that stands for it; and the other way round. */
const replaced = { replaces: namedBill.nullable(), replacedBy: namedBill.nullable() }

export const billSummary = z.object({
  ...summary,
  branchName: z.string(),
  /** `debt` is what was owed at the sale; null where nothing of it is left. */
  owed: owed.nullable(),
  createdByName: z.string(),
  ...replaced,
  /** Where it is brought to. */
  delivery: delivery.pick({ receiverName: true, addressLine: true }).nullable(),
  invoiceState: z.enum(invoiceStates).nullable(),
  /** The company on the e-invoice, else the person; null where the bill names no buyer. */
  invoiceTo: z.string().nullable(),
  /** What of it came back, in đồng; the profit is that of what stayed. */
  returned: z.int(),
  profit: z.int().optional(),
})

export const bill = z.object({
  /** Whether some of it came back, or all; left out where nothing did. */
  cameBack: z.enum(['PART', 'WHOLE']).optional(),
  ...summary,
  ...replaced,
  /** The return of which it is the new goods, of an exchange; left out for every other. */
  exchangeReturn: namedBill.optional(),
  customerPhone: z.string().nullable().optional(),
  /** What is left of `debt`: null where nothing is; left out where nothing was owed, and by the sale itself, of which all is left. */
  owed: owed.nullish(),
  customerDebt: z.int().nullable(),
  prescriptionCode: z.string().nullable(),
  prescription: prescription.nullable(),
  buyer: buyer.nullable(),
  noPrescriptionReason: z.string().nullable(),
  /** When the customer comes again. */
  revisitOn: day.nullish(),
  delivery: delivery.nullable(),
  invoice: invoice.nullable(),
  /** What becomes of its e-invoice; null of a cancelled bill. */
  invoiceState: z.enum(invoiceStates).nullable(),
  /** Medicines that must not be taken together and were sold with a reason. */
  contraindications: z.array(soldPair),
  /** The order that it hands out. */
  order: z.object({ id, code: z.string() }).nullable(),
  postedAt: instant,
  /** Of goods, by promotions. */
  promotionDiscount: z.int(),
  lineDiscount: z.int(),
  /** Of the whole bill, by promotions. */
  promotionOrder: z.int(),
  orderDiscount: z.int(),
  discountUnit: z.int().nullable(),
  discountValue: z.number().nullable(),
  /** It waited for the network while its promotions changed: they count as the till charged them. */
  isAsCharged: z.literal(true).optional(),
  pointsUsed: z.int(),
  pointsAmount: z.int(),
  pointsEarned: z.int(),
  /** Of a bill that earns as it is paid: what it earned since it was sold. */
  pointsLater: z.int().optional(),
  /** What payments of its debt will bring yet; left out where nothing does. */
  pointsToEarn: z.int().optional(),
  /** What the customer had before it; null without a customer, without points, and on bills of before. */
  pointsBefore: z.int().nullable(),
  /** What ends next after it, and the last day of that. */
  pointsExpiring: z.int().nullable(),
  pointsExpireOn: day.nullable(),
  /** What is taken beside the goods, and each of them. */
  surcharges: z.int(),
  surchargeItems: z.array(billSurcharge),
  /** Put on so that cash can pay it; below zero where it was taken off. payable + surcharges + cashRounding = paid + debt. */
  cashRounding: z.int(),
  /** Of what was paid: the deposit of its order, and goods that came back in an exchange. */
  depositUsed: z.int(),
  exchangeUsed: z.int(),
  vatAmount: z.int(),
  cashTendered: z.int(),
  /** Of the change, what stays as money of the customer. */
  changeKept: z.int(),
  cost: z.int().optional(),
  slug: z.string(),
  /** The till that sold it, where it was a registered one. */
  deviceName: z.string().nullable(),
  printCount: z.int(),
  /** It is older than the store lets bills be replaced (`replaceBillDays`), which is so many days. */
  pastReplacing: z.object({ days: z.int() }).optional(),
  /** When its words were last corrected; null where they never were. */
  editedAt: instant.nullable(),
  version: z.int(),
  ...cancelled,
  issuer: z.object({
    storeName: z.string(),
    branchName: z.string(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    taxCode: z.string().nullable(),
  }),
  items: z.array(billItem),
  /** The promotions that gave something, as they were called then. */
  discounts: z.array(
    z.object({
      discountId: id,
      code: z.string(),
      name: z.string(),
      level: z.string(),
      amount: z.int(),
      voucherCode: z.string().nullish(),
      /** Points that it gave; contained in what the bill earned. */
      points: z.int().optional(),
    }),
  ),
  /** Promotions that the cashier left out, as they were called then. */
  declined: z.array(z.object({ discountId: id, name: z.string() })),
  /** Codes that promotions gave with it, each with what became of it. */
  givenCodes: z
    .array(z.object({ code: z.string(), name: z.string(), state: z.enum(voucherStates), expiresOn: day.nullable() }))
    .optional(),
  payments: z.array(
    z.object({
      method: z.enum(paymentMethods),
      amount: z.int(),
      accountId: id.nullable(),
      accountName: z.string().nullable(),
    }),
  ),
  vatGroups: z.array(z.object({ rate: z.int(), net: z.int(), vat: z.int() })),
  /** Of a sale that a till made without the network, what its paper says beside; left out for every other. */
  offline: z
    .object({
      localNumber: z.string(),
      /** When the server got it, and by whom it was delivered. */
      arrivedAt: instant,
      deliveredByName: z.string().nullable(),
      /** What the till took, by line; the books may have taken other lots. */
      saidLots: z.array(
        z.object({
          line: z.int(),
          productId: id,
          lotId: id.nullable(),
          lotNumber: z.string(),
          expiryDate: day.nullable(),
          quantity: z.int(),
        }),
      ),
    })
    .optional(),
  /** Its flags: those that wait for a person, and those that a person settled. */
  flags: z.array(documentFlag).optional(),
})
export type Bill = z.output<typeof bill>

export const billFilter = z.object({
  ...branchFilter,
  /** Of all branches of the caller, whichever is asked for. */
  allBranches: flag.optional(),
  keyword: text(100).optional(),
  from: day.optional(),
  to: day.optional(),
  status: z.enum(['SUCCEED', 'CANCELLED']).optional(),
  customerId: id.optional(),
  sellerId: id.optional(),
  /** Who wrote it: a colleague of the seller, where they replaced it or the seller was changed later. */
  createdBy: id.optional(),
  shiftId: id.optional(),
  productId: id.optional(),
  lotId: id.optional(),
  method: z.enum(paymentMethods).optional(),
  /** With something left to pay, with something past its day, or with nothing left. */
  debtState: z.enum(['owing', 'overdue', 'paid']).optional(),
  channel: z.enum(saleChannels).optional(),
  /** With a line of this price book. */
  priceBookId: id.optional(),
  /** To which this promotion gave something. */
  discountId: id.optional(),
  /** On which a promotion gave something for these goods, or gave them. */
  promotedProductId: id.optional(),
  /** With goods that came back. */
  returned: z.literal('1').optional(),
  /** With a prescription, one of the national system or one on paper, or without one that it needed. */
  prescription: z.enum(['with', 'national', 'paper', 'without']).optional(),
  /** By a prescription of this doctor. */
  doctorId: id.optional(),
  /** Brought to the customer. */
  delivered: z.literal('1').optional(),
  invoiceState: z.enum(invoiceStates).optional(),
  /** Only bills that name a buyer of the e-invoice. */
  invoiceBuyer: z.literal('1').optional(),
  /** Sold without the network, or with a flag that still waits for a person. */
  offline: z.enum(['1', 'flagged']).optional(),
})

/** What of a posted bill can be corrected in place; goods and money are cancelled and sold again. */
export const billWords = z.strictObject({
  note: text(500).nullable(),
  /** Only where another program keeps the prescription. */
  prescriptionCode: text(40).nullable(),
})

/** With who sold it (the sums of its day move with the seller), and until when it is to be paid. */
export const billCorrected = billWords.extend({
  sellerId: id,
  /** The day that is agreed for what is owed of it; null for none. */
  dueOn: day.nullable(),
  revisitOn: day.nullable(),
  /** Who wrote the prescription that the bill keeps: one of the shop's doctors, else a name alone. */
  doctor: z
    .strictObject({ doctorId: id.optional(), doctorName: text(100, 1).optional() })
    .refine(({ doctorId, doctorName }) => doctorId ?? doctorName, 'Cần bác sĩ kê đơn'),
  /** The buyer of the e-invoice; null takes the buyer off the bill. */
  invoice: invoiceBody.nullable(),
})
export const billPatch = billCorrected.partial().extend({ version })
export type BillPatch = z.output<typeof billPatch>
