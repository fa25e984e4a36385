import { z } from 'zod'
import { documentStatuses, draftStatuses } from '../enumeration.ts'
import {
  cancelled,
  day,
  dong,
  id,
  instant,
  maxLines,
  maxQuantity,
  namedProduct,
  quantity,
  text,
  version,
} from '../field.ts'
import { branchFilter, flag } from '../page.ts'

/** Where sent goods are; a draft has none (spec §3, `transferStatus`). */
export const transferStatuses = ['MOVING', 'RECEIVED'] as const
/** Who began a transfer: the sender, or the other branch by asking for goods. */
export const transferOrigins = ['SEND', 'REQUEST'] as const
export type TransferStatus = (typeof transferStatuses)[number]
export type TransferOrigin = (typeof transferOrigins)[number]

/** The right to send goods. A draft by a person without it waits for a person who has it. */
export const sendsGoods = { model: 'stock_transfer', action: 'update' } as const

const itemInput = z.strictObject({
  productId: id,
  unitId: id,
  quantity,
  /** Lots chosen by hand, in the unit of the line; they add up to its quantity. Left out: the earliest expiry first. */
  lots: z
    .array(z.strictObject({ lotId: id, quantity }))
    .max(50)
    .optional(),
  /** Of one unit, where a shop reckons between its branches; it moves no money. */
  price: dong.nullish(),
  note: text(200).nullish(),
})

export const content = {
  targetBranchId: id,
  note: text(500).nullish(),
  /** Who carries the goods, or on what. */
  carrier: text(100).nullish(),
  items: z.array(itemInput).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
}

export const transferBody = z.strictObject({
  id: id.optional(),
  /** With REQUEST the caller is of the branch that is to receive, and nothing moves before the sender confirms. */
  origin: z.enum(transferOrigins).default('SEND'),
  status: z.enum(draftStatuses),
  /** The branch that sends. */
  branchId: id.optional(),
  ...content,
})
export type TransferBody = z.output<typeof transferBody>

const base = z.int('Số lượng phải là số nguyên').min(0, 'Số lượng không được âm').max(maxQuantity)

export const transferReceive = z.strictObject({
  version,
  /** By line of a lot, in base units; a lot that is left out arrived whole. */
  lots: z
    .array(
      z.strictObject({
        id,
        received: base,
        back: base,
        lost: base,
        /** Of what was received: damaged, and so put into quarantine. */
        damaged: base.optional(),
        note: text(200).nullish(),
      }),
    )
    .max(maxLines * 10)
    .default([]),
  note: text(500).nullish(),
  /** Both are asked for as soon as something was lost. */
  lossReason: text(300).nullish(),
  lossParty: text(100).nullish(),
  /** Asked for as soon as something arrived damaged. */
  damageReason: text(300).nullish(),
})
export type TransferReceive = z.output<typeof transferReceive>

export const summary = z.object({
  id,
  code: z.string(),
  origin: z.enum(transferOrigins),
  status: z.enum(documentStatuses),
  transferStatus: z.enum(transferStatuses).nullable(),
  branchId: id,
  branchName: z.string(),
  targetBranchId: id,
  targetBranchName: z.string(),
  createdBy: id,
  createdByName: z.string(),
  /** Its writer may not send goods: the draft waits for approval, and its sender approves it. */
  needsApproval: z.boolean(),
  createdAt: instant,
  postedAt: instant.nullable(),
  receivedAt: instant.nullable(),
  businessDay: day,
  itemCount: z.int(),
  /** At the prices of the lines that have one; null where none has. */
  priceTotal: z.int().nullable(),
  /** At cost, and what was lost of it: only with cost/read. Of a draft 0. */
  value: z.int().optional(),
  lostValue: z.int().optional(),
})

export const transfer = summary.extend({
  note: z.string().nullable(),
  carrier: z.string().nullable(),
  version: z.int(),
  sentByName: z.string().nullable(),
  receivedByName: z.string().nullable(),
  receiveNote: z.string().nullable(),
  lossReason: z.string().nullable(),
  lossParty: z.string().nullable(),
  damageReason: z.string().nullable(),
  damagedValue: z.int().optional(),
  receivedValue: z.int().optional(),
  ...cancelled,
  items: z.array(
    z.object({
      id,
      ...namedProduct,
      unitId: id,
      unitName: z.string(),
      ratio: z.int(),
      quantity: z.int(),
      baseQuantity: z.int(),
      /** What was first wanted, in the unit: in a request, or in a draft that needs approval. */
      requestedQuantity: z.int().nullable(),
      price: z.int().nullable(),
      note: z.string().nullable(),
      /** Of the product, so that any base quantity can be said in words. */
      units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
      lots: z.array(
        z.object({
          id,
          lotId: id,
          lotNumber: z.string(),
          expiryDate: day.nullable(),
          /** Base units. */
          quantity: z.int(),
          value: z.int().optional(),
          /** Base units; null until the goods are received. */
          received: z.int().nullable(),
          /** Of what was received. */
          damaged: z.int(),
          back: z.int().nullable(),
          lost: z.int().nullable(),
          note: z.string().nullable(),
        }),
      ),
    }),
  ),
})
export type Transfer = z.output<typeof transfer>

export const transferFilter = z.object({
  ...branchFilter,
  /** Seen from the branch: what it sends, what comes to it. */
  direction: z.enum(['out', 'in']).optional(),
  keyword: text(100).optional(),
  status: z.enum(documentStatuses).optional(),
  transferStatus: z.enum(transferStatuses).optional(),
  origin: z.enum(transferOrigins).optional(),
  otherBranchId: id.optional(),
  productId: id.optional(),
  /** Only those of which something was lost on the way. */
  lost: flag.optional(),
  /** Only drafts that wait for the branch to approve and send them. */
  awaitsApproval: flag.optional(),
  from: day.optional(),
  to: day.optional(),
})
