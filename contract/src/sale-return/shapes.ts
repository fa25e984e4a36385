import { z } from 'zod'
import { billBody, summary as billSummaryShape } from '../bill/shapes.ts'
import { paymentMethods } from '../enumeration.ts'
import {
  cancelled,
  day,
  discount,
  dong,
  id,
  instant,
  maxLines,
  namedProduct,
  quantity,
  text,
  version,
} from '../field.ts'
import { branchFilter } from '../page.ts'

export const saleReturnReasons = [
  'FAULTY',
  'WRONG_ITEM',
  'CHANGED_MIND',
  'EXPIRED',
  'SURPLUS',
  'SIDE_EFFECT',
  'OTHER',
] as const
export type SaleReturnReason = (typeof saleReturnReasons)[number]

/** Rules that a return broke which a till took without the network. A person with return/update settles it. */
export const returnFlags = ['over-return', 'not-allowed', 'over-cash-limit'] as const
export type ReturnFlag = (typeof returnFlags)[number]

const statuses = ['DRAFT', 'SUCCEED', 'CANCELLED'] as const
const buckets = ['sellable', 'quarantine'] as const

const itemInput = z.strictObject({
  billItemId: id,
  /** Of a combo: the component that comes back alone; left out, whole combos come back. */
  billItemPartId: id.optional(),
  /** Any unit of the product; left out, the one in which it was sold. */
  unitId: id.optional(),
  quantity,
  /** In base units, adding up to the line: which packs they are. Needed where a part of several lots comes back. */
  lots: z
    .array(z.strictObject({ lotId: id, quantity }))
    .min(1)
    .max(50)
    .optional(),
  /** Back to the shelf; left out, to quarantine. */
  restock: z.boolean().default(false),
  /** Who takes a medicine back to the shelf says that it is whole and was kept properly. */
  isIntact: z.boolean().default(false),
  reason: z.enum(saleReturnReasons).optional(),
})

/** New goods in the place of those that come back, priced like every sale; whoever gets money of the difference is paid by `payments`. */
const exchange = billBody.pick({
  items: true,
  discount: true,
  points: true,
  codes: true,
  chosenDiscounts: true,
  declinedDiscounts: true,
  surcharges: true,
  declinedSurcharges: true,
  priceBookId: true,
  prescriptionCode: true,
  prescription: true,
  buyer: true,
  noPrescriptionReason: true,
  pairReasons: true,
  acceptedAllergies: true,
  revisitOn: true,
  expectedPayable: true,
  note: true,
})
export type ExchangeBody = z.output<typeof exchange>

const content = {
  branchId: id.optional(),
  billId: id,
  reason: z.enum(saleReturnReasons),
  note: text(500).nullish(),
  items: z.array(itemInput).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
  /** What the shop keeps of the goods; left out, what the store usually keeps. */
  fee: discount.optional(),
  /** The customer keeps gifts whose goods come back: they are charged, or let go with return/update. */
  surplusGifts: z.enum(['CHARGE', 'WAIVE']).optional(),
  exchange: exchange.optional(),
}

/** What a return would come to; nothing is written. */
export const previewBody = z.strictObject(content)
export type PreviewBody = z.output<typeof previewBody>

export const paymentInput = z.strictObject({
  method: z.enum(paymentMethods),
  amount: dong.min(1, 'Số tiền phải lớn hơn 0'),
  accountId: id.optional(),
})

/** What a draft keeps: of the new goods of an exchange all that was said, but for the sum that the screen showed. */
const draft = z.object({ ...content, exchange: exchange.omit({ expectedPayable: true }).optional() })
export type ReturnDraft = z.output<typeof draft>

const unbilledItem = z.strictObject({
  productId: id,
  unitId: id,
  quantity,
  /** What the customer gets for one, at most what it costs today. */
  unitPrice: dong,
  /** The lot that the pack shows. Without it the goods go to quarantine. */
  lotId: id.optional(),
  /** Back to the shelf; left out, to quarantine. */
  restock: z.boolean().default(false),
  isIntact: z.boolean().default(false),
  reason: z.enum(saleReturnReasons).optional(),
})

/** What comes back without a bill, as it is asked, kept as a draft and written. */
export const unbilledContent = {
  branchId: id.optional(),
  customerId: id.optional(),
  reason: z.enum(saleReturnReasons),
  note: text(500).nullish(),
  items: z.array(unbilledItem).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
  /** What the shop keeps of the goods; left out, what the store usually keeps. */
  fee: discount.optional(),
}

const unbilledDraft = z.object(unbilledContent)
export type UnbilledDraft = z.output<typeof unbilledDraft>

const written = {
  ...content,
  /** A draft keeps what was written and moves nothing; no payments go with it. */
  status: z.enum(['DRAFT', 'SUCCEED']).default('SUCCEED'),
  /**
   * How the customer gets the rest, to the đồng; DEBT is their account. Where the new goods of an exchange cost more, how the customer
   * pays the difference, as at any sale.
   */
  payments: z.array(paymentInput).max(10),
  /** What the screen showed as the rest; another one of the server is 409 refund-changed. */
  expectedRefund: dong.optional(),
}

export const saleReturnBody = z.strictObject({ id: id.optional(), ...written })
export type SaleReturnBody = z.output<typeof saleReturnBody>

/** Other content of a draft, or its completion. */
export const saleReturnReplace = z.strictObject({ version, ...written })
export type SaleReturnReplace = z.output<typeof saleReturnReplace>

/** What a return of goods is worth, in đồng: goods + billRounding + surchargesBack − fee − giftCharge = refundable = debtReduced + rest. */
export const settlement = {
  goodsAmount: z.int(),
  billRounding: z.int(),
  fee: z.int(),
  giftCharge: z.int(),
  /** Of what was taken beside the goods. */
  surchargesBack: z.int(),
  refundable: z.int(),
  debtReduced: z.int(),
  pointsTaken: z.int(),
  pointsBack: z.int(),
  vatAmount: z.int(),
}

export const returnWarnings = [
  'late',
  'owing',
  'owing-elsewhere',
  'points-spent',
  'points-below-zero',
  'to-quarantine',
  'below-threshold',
  'codes-given',
  'product-inactive',
] as const
export type ReturnWarning = (typeof returnWarnings)[number]

const warning = z.object({
  kind: z.enum(returnWarnings),
  /** The sentence for who takes the goods back. */
  sentence: z.string(),
  /** Of a line: its place among those that were asked for. */
  index: z.int().nullable(),
})

/** By which cash of a part is rounded: the screen works out what is left of the sum once a part goes another way. */
export const refundRounding = {
  cashRounding: z.object({ unit: z.int(), way: z.enum(['NEAREST', 'UP', 'DOWN']) }).nullable(),
  /** The most that rounding may put on; null where nothing is left to come back. */
  roundingRoom: z.int().nullable(),
}

export const preview = z.object({
  ...settlement,
  /** Of a bill that earns as it is paid: what it earns more of what is left of it (below zero: less), beside `pointsTaken`. */
  pointsReckoned: z.int(),
  /** What the shop pays out after it has lowered the debt of this bill, before cash is rounded. */
  rest: z.int(),
  /** What cash would pay of it. */
  restInCash: z.int(),
  ...refundRounding,
  /** The new goods of an exchange; null where there are none. */
  exchange: z
    .object({
      payable: z.int(),
      /** What is taken beside the new goods, of all that the branch offers: what it usually is, and what of it is put on (0: nothing). */
      surcharges: z.array(
        z.object({ surchargeId: id, name: z.string(), isAutomatic: z.boolean(), usual: z.int(), amount: z.int() }),
      ),
      /** What the customer pays beyond what comes back, before cash is rounded, and in cash. */
      due: z.int(),
      dueInCash: z.int(),
      /** What came off the prices of the new goods: promotions and codes, and points. */
      discountAmount: z.int(),
      pointsAmount: z.int(),
      items: z.array(
        z.object({ productId: id, unitName: z.string(), unitPrice: z.int(), quantity: z.int(), net: z.int() }),
      ),
    })
    .nullable(),
  warnings: z.array(warning),
  items: z.array(
    z.object({
      index: z.int(),
      billItemId: id,
      productName: z.string(),
      gross: z.int(),
      discount: z.int(),
      net: z.int(),
    }),
  ),
})
export type ReturnPreview = z.output<typeof preview>

const soldLot = z.object({
  lotId: id,
  lotNumber: z.string(),
  expiryDate: day.nullable(),
  /** Base units. */
  left: z.int(),
  /** Why it may only go to quarantine, in words; null where it may not. */
  quarantine: z.string().nullable(),
})

/** What of a bill can still come back. Quantities in base units. */
export const returnable = z.object({
  billId: id,
  code: z.string(),
  branchId: id,
  businessDay: day,
  soldAt: instant,
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  payable: z.int(),
  /** What the customer still owes of this bill, and elsewhere. */
  owed: z.int(),
  owedElsewhere: z.int(),
  /** How the customer paid. The refund goes the same way unless the cashier chooses another. */
  paidBy: z.array(z.enum(paymentMethods)),
  daysLate: z.int(),
  /** Whether a late return is refused to who lacks return/update. */
  isTooLate: z.boolean(),
  /** In basis points of the goods. */
  usualFee: z.int(),
  items: z.array(
    z.object({
      billItemId: id,
      billItemPartId: id.nullable(),
      ...namedProduct,
      unitId: id,
      unitName: z.string(),
      ratio: z.int(),
      units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
      sold: z.int(),
      returned: z.int(),
      left: z.int(),
      /** Of the line before and after everything that was taken off, and of what is left of it. */
      gross: z.int(),
      net: z.int(),
      leftNet: z.int(),
      lots: z.array(soldLot),
      /** Of a combo's component. */
      comboName: z.string().nullable(),
      /** It is not taken back at all. */
      isRefused: z.boolean(),
      /** Who may put it back on the shelf: everybody, those with return/update, or no person at all. */
      restock: z.enum(['FREE', 'RIGHT', 'NEVER']),
      /** Why not anybody, in words. */
      restockWhy: z.string().nullable(),
      /** The cashier has to confirm that the medicine is intact before it goes back on the shelf. */
      asksIntact: z.boolean(),
    }),
  ),
  returns: z.array(z.object({ id, code: z.string(), createdAt: instant, refundable: z.int() })),
})
export type Returnable = z.output<typeof returnable>

const summary = {
  id,
  code: z.string(),
  status: z.enum(statuses),
  branchId: id,
  /** Null where goods came back without a bill. */
  billId: id.nullable(),
  billCode: z.string().nullable(),
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  reason: z.enum(saleReturnReasons),
  createdByName: z.string(),
  createdAt: instant,
  businessDay: day,
  itemCount: z.int(),
  ...settlement,
  exchangeUsed: z.int(),
  credited: z.int(),
  refunded: z.int(),
  cashRounding: z.int(),
  daysLate: z.int(),
  /** What is to be settled of a return that was taken without the network. */
  flags: z.array(z.enum(returnFlags)),
  settledAt: instant.nullable(),
  /** The colleague who allowed what its maker may not take alone. */
  approvedByName: z.string().nullable(),
}
export const saleReturnSummary = z.object(summary)

export const saleReturn = z.object({
  ...summary,
  note: z.string().nullable(),
  giftsWaived: z.boolean(),
  cost: z.int().optional(),
  exchangeBillId: id.nullable(),
  exchangeBillCode: z.string().nullable(),
  /** Of an exchange: the new goods, what they cost with what is taken beside them, and what the customer paid or owes of it beyond what came back. */
  exchange: z
    .object({
      whole: z.int(),
      due: z.int(),
      items: z.array(z.object({ productName: z.string(), unitName: z.string(), quantity: z.int(), amount: z.int() })),
    })
    .nullable(),
  localNumber: z.string().nullable(),
  takenAt: instant.nullable(),
  settledByName: z.string().nullable(),
  settleNote: z.string().nullable(),
  version: z.int(),
  /** What was written of a draft; null once it is completed. */
  draft: draft.nullable(),
  /** The same of goods without a bill. */
  unbilledDraft: unbilledDraft.nullable(),
  ...cancelled,
  items: z.array(
    z.object({
      id,
      billItemId: id.nullable(),
      billItemPartId: id.nullable(),
      ...namedProduct,
      unitId: id,
      unitName: z.string(),
      ratio: z.int(),
      quantity: z.int(),
      baseQuantity: z.int(),
      gross: z.int(),
      discount: z.int(),
      net: z.int(),
      vatRate: z.int(),
      vat: z.int(),
      cost: z.int().optional(),
      reason: z.enum(saleReturnReasons).nullable(),
      restock: z.boolean(),
      lots: z.array(
        z.object({
          lotId: id,
          lotNumber: z.string(),
          expiryDate: day.nullable(),
          bucket: z.enum(buckets),
          quantity: z.int(),
        }),
      ),
    }),
  ),
  payments: z.array(
    z.object({
      method: z.enum(paymentMethods),
      amount: z.int(),
      accountId: id.nullable(),
      accountName: z.string().nullable(),
    }),
  ),
})
export type SaleReturn = z.output<typeof saleReturn>

export const saleReturnFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  from: day.optional(),
  to: day.optional(),
  status: z.enum(statuses).optional(),
  reason: z.enum(saleReturnReasons).optional(),
  billId: id.optional(),
  customerId: id.optional(),
  productId: id.optional(),
  /** Of which money went back in this way; DEBT lowered what the customer owes, or stays with the shop as their money. */
  refundedBy: z.enum(paymentMethods).optional(),
  /** Of which goods went to quarantine. */
  quarantine: z.enum(['1']).optional(),
  /** APPROVED: a colleague allowed the return by PIN. OWN: its maker needed no approval. */
  approval: z.enum(['APPROVED', 'OWN']).optional(),
  approvedBy: id.optional(),
  /** Only returns that broke a rule and that nobody has settled yet. */
  toSettle: z.enum(['1']).optional(),
})

/** A bill that was looked for to take goods of it back. */
export const foundBill = z.object({
  id: billSummaryShape.id,
  code: billSummaryShape.code,
  soldAt: billSummaryShape.soldAt,
  customerName: billSummaryShape.customerName,
  sellerName: billSummaryShape.sellerName,
  payable: billSummaryShape.payable,
  goods: z.string(),
  /** Whether some of it came back, or all; null: nothing did. */
  cameBack: z.enum(['PART', 'WHOLE']).nullable(),
})
