import { z } from 'zod'
import { askedSample, soldSample } from '../bill/shapes.ts'
import { documentStatuses, draftStatuses } from '../enumeration.ts'
import {
  cancelled,
  day,
  discount,
  dong,
  id,
  instant,
  maxLines,
  namedProduct,
  phone,
  quantity,
  text,
  version,
} from '../field.ts'
import { branchFilter, flag } from '../page.ts'
import { askedSurcharge } from '../surcharge/shapes.ts'
import { surchargeReturns } from '../surcharge/till-surcharge.ts'
import { voucherText } from '../voucher-code/typed-code.ts'

/** What became of an order: by what bills took of it, or ended by hand. Its `status` is that of every document. */
export const salesOrderProgresses = ['DRAFT', 'OPEN', 'PARTIAL', 'DONE', 'CLOSED', 'CANCELLED'] as const
export type SalesOrderProgress = (typeof salesOrderProgresses)[number]

const itemInput = z.strictObject({
  productId: id,
  unitId: id,
  quantity,
  /** A manual price of the unit; needs sale_price/update. */
  price: dong.optional(),
  discount: discount.optional(),
  note: text(300).optional(),
  /** The promotion whose gift it is: it costs nothing. */
  giftOf: id.optional(),
  /** Why it is sold above its posted price; with posted_price/update. */
  postedReason: text(200, 1).optional(),
  sample: askedSample.optional(),
})

/** Money that comes in or goes out for an order, at once. */
export const depositPayments = z
  .array(
    z.strictObject({
      method: z.enum(['CASH', 'BANK']),
      amount: dong.min(1, 'Số tiền phải lớn hơn 0'),
      accountId: id.optional(),
    }),
  )
  .max(10)

/** Who ordered, and when they come: changed without another price. */
const words = {
  contactName: text(120).nullish(),
  contactPhone: phone.nullish(),
  address: text(300).nullish(),
  /** Where the order came from: by phone, Zalo, a web shop. */
  channel: text(60).nullish(),
  expectedOn: day.nullish(),
  note: text(500).nullish(),
}

export const salesOrderWords = z.strictObject(words)

/** What the price depends on. */
const priced = {
  customerId: id.nullish(),
  priceBookId: id.nullish(),
  items: z.array(itemInput).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
  discount: discount.nullish(),
  codes: z.array(voucherText).max(5, 'Tối đa 5 mã').optional(),
  chosenDiscounts: z.array(id).max(20).optional(),
  declinedDiscounts: z.array(id).max(20).optional(),
  /** What is taken beside the goods; left out, what stands on bills by itself. Without an amount, what the store takes now. */
  surcharges: z.array(askedSurcharge).max(20, 'Tối đa 20 khoản thu khác').optional(),
  declinedSurcharges: z.array(id).max(20).optional(),
}

export const salesOrderBody = z.strictObject({
  id: id.optional(),
  status: z.enum(draftStatuses),
  branchId: id.optional(),
  ...words,
  ...priced,
  /** Until when goods are kept; null without an end, left out as the store usually does. */
  holdUntil: instant.nullish(),
  /** Refuses the order where not everything can be kept. */
  requireStock: z.boolean().optional(),
  deposit: z.strictObject({ payments: depositPayments }).optional(),
  /** What the screen showed; another sum of the server is 409 price-changed with its lines. */
  expectedPayable: dong.optional(),
})
export type SalesOrderBody = z.output<typeof salesOrderBody>

export const salesOrderPatch = z.strictObject({
  version,
  ...words,
  ...z.object(priced).partial().shape,
  /** A line that stands names its `id`; the others are new. Of an order with bills the lines that stand keep their price. */
  items: z
    .array(itemInput.extend({ id: id.optional() }))
    .min(1, 'Chưa có mặt hàng nào')
    .max(maxLines, 'Tối đa 500 dòng')
    .optional(),
  /** Prices the order as it stands by the prices and promotions of now. */
  reprice: z.boolean().optional(),
  expectedPayable: dong.optional(),
})
export type SalesOrderPatch = z.output<typeof salesOrderPatch>

/** The price of an order beside what it would be now, in đồng with what is taken beside the goods; and promotions that are others since. */
export const orderPriceToday = z.object({
  before: z.int(),
  now: z.int(),
  /** Of `now` the goods alone: what a call that takes the new price expects. */
  payable: z.int(),
  /** Names of promotions that the order has and would get no more, that it would get, and that give another amount. */
  ended: z.array(z.string()),
  begun: z.array(z.string()),
  changed: z.array(z.string()),
})
export type OrderPriceToday = z.output<typeof orderPriceToday>

/** The sum is the one that the person was asked about. */
export const repriceBody = z.strictObject({ version, expectedPayable: dong })
export type RepriceBody = z.output<typeof repriceBody>

export const confirmBody = z.strictObject({
  version,
  requireStock: z.boolean().optional(),
  holdUntil: instant.nullish(),
  deposit: z.strictObject({ payments: depositPayments }).optional(),
  expectedPayable: dong.optional(),
})

/** What becomes of a deposit that an ended order still holds: back to who paid it, or money of the customer. */
export const depositEnd = {
  reason: text(300, 1),
  deposit: z.enum(['REFUND', 'CREDIT']).optional(),
  /** Of a refund; left out, all of it in cash. */
  payments: depositPayments.optional(),
}

/** Goods that another order keeps, in base units: this one keeps them from now on. */
export const takeHoldBody = z.strictObject({ fromId: id, productId: id, quantity })

/** Which open orders of a branch keep goods of a product. */
export const keepers = z.object({
  ...namedProduct,
  /** From the largest unit down to the base unit. */
  units: z.array(z.object({ name: z.string(), ratio: z.int() })),
  /** Base units that can be sold and nobody keeps. */
  available: z.int(),
  orders: z.array(
    z.object({
      id,
      code: z.string(),
      customerName: z.string().nullable(),
      expectedOn: day.nullable(),
      holdUntil: instant.nullable(),
      /** Base units. */
      held: z.int(),
    }),
  ),
})
export type Keepers = z.output<typeof keepers>

export const mergeBody = z.strictObject({
  id: id.optional(),
  ids: z.array(id).min(2).max(20),
  expectedPayable: dong.optional(),
})
export const mergePreview = z.object({
  /** With what is taken beside the goods. */
  payableBefore: z.int(),
  payable: z.int(),
  surcharges: z.int(),
  deposit: z.int(),
  itemCount: z.int(),
})

export const salesOrderSummary = z.object({
  id,
  code: z.string(),
  status: z.enum(documentStatuses),
  progress: z.enum(salesOrderProgresses),
  branchId: id,
  branchName: z.string(),
  customerId: id.nullable(),
  /** Of the customer, else of who ordered. */
  customerName: z.string().nullable(),
  channel: z.string().nullable(),
  expectedOn: day.nullable(),
  /** Open, and promised for a day before today. */
  isLate: z.boolean(),
  /** Less is kept than is still to be handed out. */
  isShort: z.boolean(),
  holdUntil: instant.nullable(),
  isHoldEnded: z.boolean(),
  createdByName: z.string(),
  createdAt: instant,
  confirmedAt: instant.nullable(),
  businessDay: day,
  itemCount: z.int(),
  /** Of the goods; the customer pays the surcharges beside it. */
  payable: z.int(),
  surcharges: z.int(),
  deposit: z.int(),
})

const item = z.object({
  id,
  ...namedProduct,
  unitId: id,
  unitName: z.string(),
  ratio: z.int(),
  quantity: z.int(),
  baseQuantity: z.int(),
  /** Of the line, in base units: what bills that stand took. */
  billedBase: z.int(),
  listPrice: z.int(),
  price: z.int(),
  priceSource: z.string(),
  priceBookId: id.nullable(),
  priceBookName: z.string().nullable(),
  priceTierFrom: z.int().nullable(),
  postedReason: z.string().nullable(),
  giftOf: id.nullable(),
  discountUnit: z.int().nullable(),
  discountValue: z.number().nullable(),
  promotionDiscount: z.int(),
  lineDiscount: z.int(),
  promotionShare: z.int(),
  orderShare: z.int(),
  amount: z.int(),
  /** What bills that stand took of the amount. */
  billed: z.object({
    net: z.int(),
    promotionDiscount: z.int(),
    lineDiscount: z.int(),
    promotionShare: z.int(),
    orderShare: z.int(),
  }),
  vatRate: z.int(),
  note: z.string().nullable(),
  /** Of the line in base units; of a combo as many as all its components are kept for. */
  held: z.int(),
  /** Kept goods by product: of a combo its components. */
  reservations: z.array(z.object({ productId: id, wanted: z.int(), held: z.int() })),
  /** Left out for lines that are in no liều. */
  sample: soldSample.optional(),
})

export const salesOrder = salesOrderSummary.extend({
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  address: z.string().nullable(),
  note: z.string().nullable(),
  priceBookId: id.nullable(),
  discountUnit: z.int().nullable(),
  discountValue: z.number().nullable(),
  totalPrice: z.int(),
  promotionDiscount: z.int(),
  lineDiscount: z.int(),
  promotionOrder: z.int(),
  orderDiscount: z.int(),
  vatAmount: z.int(),
  confirmedByName: z.string().nullable(),
  closedAt: instant.nullable(),
  closedByName: z.string().nullable(),
  closeReason: z.string().nullable(),
  mergedInto: z.object({ id, code: z.string() }).nullable(),
  version: z.int(),
  ...cancelled,
  items: z.array(item),
  /** What its first bill takes beside the goods. */
  surchargeItems: z.array(
    z.object({
      surchargeId: id,
      code: z.string(),
      name: z.string(),
      amount: z.int(),
      isTyped: z.boolean(),
      vatRate: z.int(),
      returns: z.enum(surchargeReturns),
    }),
  ),
  discounts: z.array(
    z.object({
      discountId: id,
      code: z.string(),
      name: z.string(),
      level: z.string(),
      amount: z.int(),
      voucherCode: z.string().nullable(),
    }),
  ),
  bills: z.array(
    z.object({
      id,
      code: z.string(),
      status: z.enum(documentStatuses),
      soldAt: instant,
      payable: z.int(),
      depositUsed: z.int(),
    }),
  ),
  /** Receipts and payments of its deposit. */
  vouchers: z.array(z.object({ id, code: z.string(), direction: z.enum(['IN', 'OUT']), amount: z.int(), at: instant })),
})
export type SalesOrder = z.output<typeof salesOrder>

export const salesOrderFilter = z.object({
  ...branchFilter,
  /** Those of all branches of the caller. */
  allBranches: flag.optional(),
  keyword: text(100).optional(),
  progress: z.enum(salesOrderProgresses).optional(),
  /** Confirmed, and not everything was handed out. */
  open: flag.optional(),
  late: flag.optional(),
  short: flag.optional(),
  holdEnded: flag.optional(),
  customerId: id.optional(),
  productId: id.optional(),
  from: day.optional(),
  to: day.optional(),
})

/** Goods to be fetched from the shelves for orders. */
export const picking = z.object({
  orders: z.array(z.object({ id, code: z.string(), customerName: z.string().nullable() })),
  /** By shelf, then by name. */
  lines: z.array(
    z.object({
      ...namedProduct,
      position: z.string().nullable(),
      unitName: z.string(),
      /** In the base unit, which is named: what orders still want, and what of it is there. */
      wanted: z.int(),
      available: z.int(),
      units: z.array(z.object({ name: z.string(), ratio: z.int() })),
      /** By order: how much of it. */
      of: z.array(z.object({ code: z.string(), quantity: z.int() })),
      /** Those that would be sold first; nothing is kept by it. */
      lots: z.array(z.object({ lotId: id, lotNumber: z.string(), expiryDate: day.nullable(), quantity: z.int() })),
    }),
  ),
})
export type Picking = z.output<typeof picking>
