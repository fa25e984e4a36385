import { z } from 'zod'
import { documentStatuses, draftStatuses, lotStates, paymentMethods } from '../enumeration.ts'
import { cancelled, day, dong, id, instant, maxLines, namedProduct, quantity, text, vatRate } from '../field.ts'
import { needsPurchases } from '../log/log-right.ts'
import { branchFilter } from '../page.ts'
import { submission, submissionStates } from '../submission.ts'

export const inboundReturnReasons = [
  'NEAR_EXPIRY',
  'EXPIRED',
  'DAMAGED',
  'RECALLED',
  'WRONG_DELIVERY',
  'OTHER',
] as const
export type InboundReturnReason = (typeof inboundReturnReasons)[number]

const buckets = ['sellable', 'quarantine'] as const

const itemInput = z.strictObject({
  productId: id,
  lotId: id,
  bucket: z.enum(buckets).default('sellable'),
  unitId: id,
  quantity,
  /** What the provider gives back for one of the unit, without VAT. */
  price: dong,
  vatRate: vatRate.nullish(),
  /** The line of the import that brought it; in a return by receipt every line has one. */
  inboundItemId: id.nullish(),
})

export const content = {
  branchId: id.optional(),
  providerId: id.nullish(),
  inboundId: id.nullish(),
  reason: z.enum(inboundReturnReasons),
  note: text(500).nullish(),
  /** Until when the provider takes the goods back. */
  deadline: day.nullish(),
  /** What the provider keeps of the price. */
  deduction: dong.default(0),
  items: z.array(itemInput).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
  /** How the provider gives the money back; what is left lessens the debt to it. */
  payments: z
    .array(
      z.strictObject({
        method: z.enum(paymentMethods),
        amount: dong.min(1, 'Số tiền phải lớn hơn 0'),
        accountId: id.optional(),
      }),
    )
    .max(10)
    .default([]),
}

export const inboundReturnBody = z.strictObject({ id: id.optional(), status: z.enum(draftStatuses), ...content })

export const summary = z.object({
  id,
  code: z.string(),
  status: z.enum(documentStatuses),
  branchId: id,
  providerId: id.nullable(),
  providerName: z.string().nullable(),
  inboundId: id.nullable(),
  inboundCode: z.string().nullable(),
  reason: z.enum(inboundReturnReasons),
  deadline: day.nullable(),
  createdByName: z.string(),
  createdAt: instant,
  postedAt: instant.nullable(),
  businessDay: day,
  itemCount: z.int(),
  goodsAmount: z.int(),
  vatAmount: z.int(),
  deduction: z.int(),
  refundable: z.int(),
  refunded: z.int(),
  debt: z.int(),
  /** What the goods cost; only with cost/read. Of a draft it is not known: 0. */
  value: z.int().optional(),
})

export const inboundReturn = summary.extend({
  note: z.string().nullable(),
  version: z.int(),
  ...cancelled,
  /** How it stands with the systems that it is reported to; empty where the branch never was connected. */
  submissions: z.array(submission),
  items: z.array(
    z.object({
      id,
      ...namedProduct,
      lotId: id,
      lotNumber: z.string(),
      expiryDate: day.nullable(),
      bucket: z.enum(buckets),
      unitId: id,
      unitName: z.string(),
      ratio: z.int(),
      quantity: z.int(),
      baseQuantity: z.int(),
      price: z.int(),
      amount: z.int(),
      vatRate: z.int().nullable(),
      vatAmount: z.int(),
      value: z.int().optional(),
      inboundItemId: id.nullable(),
    }),
  ),
  payments: z.array(z.object({ method: z.enum(paymentMethods), amount: z.int(), accountId: id.nullable().optional() })),
})
export type InboundReturn = z.output<typeof inboundReturn>

/** A lot on a shelf that can go back, with what it was bought for. Quantities in base units. */
export const returnable = z.object({
  ...namedProduct,
  lotId: id,
  lotNumber: z.string(),
  expiryDate: day.nullable(),
  state: z.enum(lotStates),
  bucket: z.enum(buckets),
  onHand: z.int(),
  /** By receipt only: what it brought of this lot, and what of that went back already. */
  bought: z.int().nullable(),
  returned: z.int().nullable(),
  canReturn: z.int(),
  inboundItemId: id.nullable(),
  /** The unit in which it was bought, and the net price of one of it; null where it never was. */
  unitId: id.nullable(),
  price: z.int().nullable(),
  vatRate: z.int().nullable(),
  units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
  /** Free returns: who delivered the lot, the provider that is asked about before others; null where it was never bought. */
  boughtFrom: z.object({ id: id.nullable(), name: z.string() }).nullable(),
})
export type Returnable = z.output<typeof returnable>

export const inboundReturnFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  status: z.enum(documentStatuses).optional(),
  reason: z.enum(inboundReturnReasons).optional(),
  providerId: id.optional(),
  inboundId: id.optional(),
  productId: id.optional(),
  /** How it stands with a system that it is reported to. */
  reportState: z.enum(submissionStates).optional(),
  from: day.optional(),
  to: day.optional(),
})

export const bought = needsPurchases('return_product')
