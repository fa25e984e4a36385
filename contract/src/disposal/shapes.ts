import { z } from 'zod'
import { documentStatuses, draftStatuses, lotStates } from '../enumeration.ts'
import { cancelled, day, id, instant, maxLines, namedProduct, quantity, text } from '../field.ts'
import { buckets } from '../inventory-check/shapes.ts'
import { branchFilter } from '../page.ts'

export const disposalReasons = ['EXPIRED', 'DAMAGED', 'QUALITY', 'RECALLED', 'OTHER'] as const
export type DisposalReason = (typeof disposalReasons)[number]

const disposalItemInput = z.strictObject({
  productId: id,
  lotId: id,
  bucket: z.enum(buckets).default('sellable'),
  unitId: id,
  quantity,
  note: text(200).nullish(),
})

const witness = z.strictObject({ name: text(100, 1), title: text(100).default('') })

export const content = {
  branchId: id.optional(),
  reason: z.enum(disposalReasons),
  /** How the goods are destroyed. */
  method: text(300).nullish(),
  place: text(200).nullish(),
  witnesses: z.array(witness).max(10).default([]),
  note: text(500).nullish(),
  /** The day on which they were destroyed. */
  disposedOn: day.nullish(),
  items: z.array(disposalItemInput).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
}

export const disposalBody = z.strictObject({ id: id.optional(), status: z.enum(draftStatuses), ...content })

export const disposalSummary = z.object({
  id,
  code: z.string(),
  status: z.enum(documentStatuses),
  branchId: id,
  reason: z.enum(disposalReasons),
  createdByName: z.string(),
  createdAt: instant,
  postedAt: instant.nullable(),
  businessDay: day,
  disposedOn: day.nullable(),
  itemCount: z.int(),
  /** What the goods cost; only with cost/read. Of a draft what they would be worth is not known: 0. */
  value: z.int().optional(),
})

export const disposal = disposalSummary.extend({
  method: z.string().nullable(),
  place: z.string().nullable(),
  witnesses: z.array(z.object({ name: z.string(), title: z.string() })),
  note: z.string().nullable(),
  version: z.int(),
  ...cancelled,
  items: z.array(
    z.object({
      id,
      ...namedProduct,
      registrationNumber: z.string().nullable(),
      lotId: id,
      lotNumber: z.string(),
      expiryDate: day.nullable(),
      bucket: z.enum(buckets),
      unitId: id,
      unitName: z.string(),
      ratio: z.int(),
      quantity: z.int(),
      baseQuantity: z.int(),
      value: z.int().optional(),
      note: z.string().nullable(),
    }),
  ),
})
export type Disposal = z.output<typeof disposal>

/** A lot that may have to go, as it lies on a shelf. */
export const candidate = z.object({
  ...namedProduct,
  registrationNumber: z.string().nullable(),
  lotId: id,
  lotNumber: z.string(),
  expiryDate: day.nullable(),
  daysLeft: z.int().nullable(),
  state: z.enum(lotStates),
  bucket: z.enum(buckets),
  /** Base units. */
  quantity: z.int(),
  value: z.int().optional(),
  units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
})
export type DisposalCandidate = z.output<typeof candidate>

export const disposalFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  status: z.enum(documentStatuses).optional(),
  reason: z.enum(disposalReasons).optional(),
  productId: id.optional(),
  from: day.optional(),
  to: day.optional(),
})
