import { z } from 'zod'
import { checkedLater } from '../checked-later.ts'
import { deviceToken } from '../device/device-token.ts'
import { documentFlag } from '../document-flag/shapes.ts'
import { documentStatuses } from '../enumeration.ts'
import { day, dong, id, instant, maxLines, quantity, text, vatRate } from '../field.ts'
import { saidClock } from './said-clock.ts'
import { billBody } from './shapes.ts'

/**
 * The form of a kept sale that is written today. It rises only when the meaning of a field changes; a new field is optional, and absent means as
 * before. Form 1 is the entry of the outbox of version 1: the body of `POST bill` with `queuedAt`, without `offline`.
 */
export const saleFormat = 2
/** Most sales of a batch, and its most bytes. */
export const mostKept = 50
export const mostKeptBytes = 512 * 1024

/** Most papers that a kept sale counts. */
export const mostPapers = 999

/** Of a browser's own store: four letters, made with it. */
export const series = z.string().regex(/^[A-Z]{4}$/, 'Mã sổ của máy gồm bốn chữ cái')
export const sequence = z.int().min(1).max(999_999_999)

const saidLot = z.object({
  /** Left out, the line's own goods; of a combo, the component's. */
  productId: id.optional(),
  lotId: id,
  number: text(60),
  expiryDate: day.nullable(),
  /** Base units. */
  quantity,
})

/** What the paper says of a line, by its place; all money in đồng, of the whole line but for the prices. */
const saidLine = z.object({
  /** Of one of the unit, VAT included. */
  unitPrice: dong,
  listPrice: dong,
  source: z.enum(['MANUAL', 'UNIT', 'BOOK', 'TIER', 'PLANNED', 'SAMPLE', 'GIFT', 'ORDER']),
  bookId: id.nullish(),
  bookName: text(200).nullish(),
  tierFrom: z.int().nullish(),
  promotionDiscount: dong,
  lineDiscount: dong,
  promotionShare: dong,
  orderShare: dong,
  pointShare: dong,
  /** quantity × unitPrice less all of the above. */
  net: dong,
  vat: dong,
  vatRate,
  /** The lots that the till took, in its order; empty for services and goods that it knew no lot of. */
  lots: z.array(saidLot).max(50),
  /** What of `promotionDiscount` and `promotionShare` came from which promotion. */
  promotions: z.array(z.object({ discountId: id, amount: dong })).max(20),
  /** What the goods were called, so that a sale of goods that were deleted meanwhile can be stored. */
  product: z.object({
    code: text(60).optional(),
    name: text(300),
    unitName: text(60),
    ratio: quantity,
  }),
})
export type SaidLine = z.output<typeof saidLine>

/** What makes a sale one that happened without an answer of the server: written before paper comes out. */
const offlinePart = z.object({
  /** Of this sale; left out, the one that the batch names. */
  format: z.int().min(1).max(1000).optional(),
  /** The registered till; left out at any other browser. */
  deviceId: id.optional(),
  /** The number on the paper: OFF-Q1-ABC234. */
  localNumber: text(40, 1),
  /** Both are left out by a sale of form 1 alone. */
  series: series.optional(),
  /** Counts the kept sales of the series without gaps. */
  sequence: sequence.optional(),
  /** By the corrected clock (docs/topics/offline-sale.md). */
  soldAt: instant,
  /** The `asOf` of the goods that it was priced with. */
  priceVersion: instant.nullish(),
  /** Of the public page behind the QR on the paper: 128 bits. */
  slug: z
    .string()
    .regex(/^[A-Za-z0-9_-]{22}$/, 'Mã trang công khai không hợp lệ')
    .optional(),
  /** Left out by a sale of form 1 alone. */
  clock: saidClock.optional(),
  /** A shift that was opened without the network has its id from the till. */
  shiftId: id.optional(),
  /** A new customer whom the till wrote down; `customerId` of the body is the same id. */
  newCustomer: z.object({ id, name: text(200, 1), phone: text(20).optional() }).optional(),
  /** Lots of boxes in the hand that the till did not know, written down without the network; lines of the sale name them by `id`. */
  notedLots: z
    .array(z.object({ id, productId: id, number: text(60, 1), expiryDate: day }))
    .max(50)
    .optional(),
  /** By the place of the line in `items`; a sale of form 1 has none. */
  lines: z.array(saidLine).max(maxLines).optional(),
  /** The till cancelled it before it was sent: it is sold and cancelled in one. */
  voided: z.object({ at: instant, reason: text(300, 1) }).optional(),
  /** How many papers of it the till printed before it arrived: the next one is a copy. Left out, none. */
  papers: z.int().min(0).max(mostPapers).optional(),
  /** Who sells was named and not proved: no code, no PIN. */
  sellerIsClaimed: z.boolean().optional(),
})
export type OfflinePart = z.output<typeof offlinePart>

/** A sale that a till made without an answer of the server, as it stands in the outbox. */
export const keptSale = billBody.extend({ id, branchId: id, sellerId: id, offline: offlinePart })
export type KeptSale = z.output<typeof keptSale>

/** Who sends a batch. */
export const sendingClient = z.strictObject({
  /** Of the client's files, as `health` names that of the server. */
  build: text(40, 1),
  /** Of the sales that do not say their own. */
  format: z.int().min(1).max(1000),
})

export const billBatchBody = z.strictObject({
  /** The registered till that delivers: then anybody of the store who is signed in delivers the sales of all. */
  deviceToken: deviceToken.optional(),
  client: sendingClient,
  sales: z.array(checkedLater(keptSale)).min(1).max(mostKept, `Tối đa ${mostKept} đơn`),
})
export type BillBatchBody = z.output<typeof billBatchBody>

const arrivedFlag = documentFlag.pick({ id: true, kind: true, sentence: true })

/** What is said of a document that is not stored. `retry` is the class of the code: `final`, `again` or `session`. */
export const refusedOne = z.object({
  /** Null where it has none that can be read. */
  id: z.string().nullable(),
  kind: z.literal('refused'),
  code: z.string(),
  message: z.string(),
  retry: z.enum(['final', 'again', 'session']),
  details: z.record(z.string(), z.unknown()),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
})
/** The time of the batch was over: the same again. */
export const laterOne = z.object({ id: z.string().nullable(), kind: z.literal('later') })

/** A bill as the till needs it after it arrived: whoever delivers a colleague's sales sees no more of them. */
export const arrivedBill = z.object({
  id,
  code: z.string(),
  /** Of the public page; the one on the paper works too. */
  slug: z.string(),
  status: z.enum(documentStatuses),
  soldAt: instant,
  businessDay: day,
  payable: z.int(),
})

export const billBatchAnswer = z.object({
  /** One a sale, in their order. */
  results: z.array(
    z.discriminatedUnion('kind', [
      z.object({ id, kind: z.literal('saved'), bill: arrivedBill, flags: z.array(arrivedFlag) }),
      refusedOne,
      laterOne,
    ]),
  ),
})
export type BillBatchAnswer = z.output<typeof billBatchAnswer>
export { arrivedFlag }
