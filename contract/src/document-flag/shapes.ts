import { z } from 'zod'
import { day, id, instant, text } from '../field.ts'
import { branchFilter } from '../page.ts'

export const flaggedDocuments = ['bill', 'sale-return'] as const
export type FlaggedDocument = (typeof flaggedDocuments)[number]

/** A rule that a document broke which a till made without the network. A kind that a client does not know shows its sentence. */
export const documentFlag = z.object({
  id,
  kind: z.string(),
  sentence: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  at: instant,
  /** Null until a person settles it. */
  settledAt: instant.nullable(),
  settledByName: z.string().nullable(),
  /** The action that settled it, and what was written with it. */
  how: z.string().nullable(),
  note: z.string().nullable(),
})
export type DocumentFlag = z.output<typeof documentFlag>

/** A flag in the list "Hóa đơn cần xem", with the document that it is of. */
export const listedFlag = documentFlag.extend({
  documentKind: z.enum(flaggedDocuments),
  documentId: id,
  documentCode: z.string(),
  /** The number on the paper. */
  localNumber: z.string().nullable(),
  branchId: id,
  soldAt: instant,
  amount: z.int(),
  sellerName: z.string(),
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  deviceName: z.string().nullable(),
  /** Whether the caller may settle it. */
  maySettle: z.boolean(),
})
export type ListedFlag = z.output<typeof listedFlag>

export const flagFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  /** Left out, the open ones. */
  state: z.enum(['open', 'settled', 'all']).optional(),
  kind: text(40).optional(),
  documentKind: z.enum(flaggedDocuments).optional(),
  sellerId: id.optional(),
  deviceId: id.optional(),
  from: day.optional(),
  to: day.optional(),
})

export const settleBody = z.strictObject({
  /** One of the actions of its kind. */
  action: text(40, 1),
  note: text(300).optional(),
})
