import { z } from 'zod'
import { lotStates } from '../enumeration.ts'
import { day, id, instant, namedProduct } from '../field.ts'

/** The two shelves of a branch: what may be sold, and what is kept apart (biệt trữ). */
export const shelfBuckets = ['sellable', 'quarantine'] as const

/** Days before expiry at which the pharmacy should act, the earliest warning first. */
export const expirySteps = [180, 90, 30] as const

/** What keeps a lot from being sold: held or recalled everywhere, or goods of it kept apart at the branch. */
export const lotHindrances = ['held', 'recalled', 'quarantine'] as const

/** Goods of a lot on one of the shelves of a branch. */
export const shelfLot = z.object({
  id,
  ...namedProduct,
  units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
  number: z.string(),
  expiryDate: day.nullable(),
  /** Negative once it has expired. */
  daysLeft: z.int().nullable(),
  state: z.enum(lotStates),
  bucket: z.enum(shelfBuckets),
  /** Base units on that shelf. */
  quantity: z.int(),
  /** At cost; only with cost/read. */
  value: z.int().optional(),
  version: z.int(),
  /** The last supplier, the day of the first receipt, and the price of one unit (only with cost/read). */
  providerId: id.nullable(),
  providerName: z.string().nullable(),
  firstReceivedAt: instant,
  purchase: z.object({ unitName: z.string(), price: z.int() }).nullable().optional(),
})
export type ShelfLot = z.output<typeof shelfLot>

/** A lot as it is found by its number. */
export const foundLot = z.object({
  id,
  number: z.string(),
  expiryDate: day.nullable(),
  state: z.enum(lotStates),
  productName: z.string(),
  baseUnit: z.string(),
  /** Base units on both shelves of the branch. */
  quantity: z.int(),
})
export type FoundLot = z.output<typeof foundLot>

/** A lot that was written down at the till, with what the books have of it at the branch. */
export const notedLot = z.object({
  id,
  number: z.string(),
  expiryDate: day.nullable(),
  state: z.enum(lotStates),
  /** Base units on the shelf for sale. */
  quantity: z.int(),
  firstReceivedAt: instant,
})
export type NotedLot = z.output<typeof notedLot>

export const recall = z.object({
  lot: z.object({
    id,
    productId: id,
    productName: z.string(),
    number: z.string(),
    expiryDate: day.nullable(),
    state: z.enum(lotStates),
    version: z.int(),
    units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
  }),
  /** What still lies in the branches that the caller may see, base units. */
  shelves: z.array(z.object({ branchId: id, branchName: z.string(), bucket: z.enum(shelfBuckets), quantity: z.int() })),
  /** Sales that were not cancelled, the latest first; at most 2,000. */
  sales: z.array(
    z.object({
      billId: id,
      billCode: z.string(),
      soldAt: instant,
      branchName: z.string(),
      customerId: id.nullable(),
      customerName: z.string().nullable(),
      /** Whole with customer_phone/read, else its end. */
      customerPhone: z.string().nullable(),
      quantity: z.int(),
    }),
  ),
  /** What was put apart of it and put back, the latest first, in the branches that the caller may see; at most 200. */
  moves: z.array(
    z.object({
      at: instant,
      branchName: z.string(),
      /** Base units into quarantine; negative out of it. */
      quantity: z.int(),
      byName: z.string(),
      /** Of a move by hand; else the document that did it. */
      reason: z.string().nullable(),
      documentKind: z.string(),
      documentId: id,
      documentCode: z.string(),
    }),
  ),
  /** Base units in all sales, those to buyers without a name among them. */
  soldQuantity: z.int(),
  namelessQuantity: z.int(),
})
export type Recall = z.output<typeof recall>
