import { z } from 'zod'
import { day, id, instant, text } from '../field.ts'
import { branchFilter } from '../page.ts'

/** A bill of the program that the shop used before: history alone. */
export const oldBillSummary = z.object({
  id,
  code: z.string(),
  soldAt: instant,
  businessDay: day,
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  sellerName: z.string().nullable(),
  note: z.string().nullable(),
  discount: z.int(),
  payable: z.int(),
  itemCount: z.int(),
})

export const oldBill = z.object({
  ...oldBillSummary.shape,
  customerPhone: z.string().nullable(),
  importedAt: instant,
  importedByName: z.string(),
  fileName: z.string(),
  /** How many bills are there of the file that it came with. */
  ofFile: z.int(),
  items: z.array(
    z.object({
      id,
      /** Of goods that the shop has. */
      productId: id.nullable(),
      productCode: z.string().nullable(),
      productName: z.string(),
      unitName: z.string().nullable(),
      /** As the other program had it, parts of a unit too. */
      quantity: z.number(),
      price: z.int(),
      discount: z.int(),
      amount: z.int(),
    }),
  ),
})
export type OldBill = z.output<typeof oldBill>

export const oldBillFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  from: day.optional(),
  to: day.optional(),
  customerId: id.optional(),
})
