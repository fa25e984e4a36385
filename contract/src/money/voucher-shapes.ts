import { z } from 'zod'
import { voucherDirections } from '../enumeration.ts'
import { id, text, version } from '../field.ts'
import { bookGroups } from './book-group.ts'

/** What a receipt or payment is for, of the store's own list. A voucher keeps what its kind said when it was written. */
export const voucherKind = z.object({
  id,
  direction: z.enum(voucherDirections),
  name: z.string(),
  countsInProfit: z.boolean(),
  /** Of a payment that is a cost in the book S2c. */
  bookGroup: z.enum(bookGroups).nullable(),
  isActive: z.boolean(),
  version: z.int(),
})
export type VoucherKind = z.output<typeof voucherKind>

const fields = {
  name: text(80, 1),
  countsInProfit: z.boolean(),
  bookGroup: z.enum(bookGroups).nullish(),
}

export const voucherKindBody = z.strictObject({ id: id.optional(), direction: z.enum(voucherDirections), ...fields })

/** The direction stays: a receipt never becomes a payment. */
export const voucherKindPatch = z.strictObject({
  version,
  name: fields.name.optional(),
  countsInProfit: fields.countsInProfit.optional(),
  bookGroup: fields.bookGroup,
  isActive: z.boolean().optional(),
})

/** Photos of papers, in the order in which they are shown. */
export const voucherPapers = z.array(id).max(6, 'Tối đa 6 ảnh')
