import { z } from 'zod'
import { id } from '../field.ts'

/** How many rows of a book a screen and a paper show; the file holds all. */
export const mostShown = 2_000

/**
 * A row of a book that the law asks for, with its cells in the order of the columns of its form (`@quay/domain/book`): HEAD begins a part,
 * SUM ends one.
 */
export const bookRow = z.object({
  kind: z.enum(['HEAD', 'ROW', 'SUM']),
  cells: z.array(z.union([z.string(), z.number(), z.null()])),
  /** The document that the row is, or the page that holds what it adds up. */
  opens: z
    .object({
      kind: z.string(),
      id,
      /** Of the money of some days: only receipts and payments of this kind. */
      voucherKind: z.string().optional(),
    })
    .nullable(),
})
export type BookRow = z.output<typeof bookRow>
export type BookCell = BookRow['cells'][number]
