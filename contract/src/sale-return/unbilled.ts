import { z } from 'zod'
import { day, dong, id, namedProduct, version } from '../field.ts'
import { foundBill, paymentInput, refundRounding, unbilledContent } from './shapes.ts'

export const unbilledPreviewBody = z.strictObject(unbilledContent)
export type UnbilledPreviewBody = z.output<typeof unbilledPreviewBody>

const written = {
  ...unbilledContent,
  /** A draft keeps what was written and moves nothing; no payments go with it. */
  status: z.enum(['DRAFT', 'SUCCEED']).default('SUCCEED'),
  /** How the customer gets the money, to the đồng; DEBT is their account. */
  payments: z.array(paymentInput).max(10),
  expectedRefund: dong.optional(),
}

/** A return without a bill. The cashier types the price; points and promotions stay as they are. */
export const unbilledBody = z.strictObject({ id: id.optional(), ...written })
export type UnbilledBody = z.output<typeof unbilledBody>

/** Other content of a draft, or its completion. */
export const unbilledReplace = z.strictObject({ version, ...written })
export type UnbilledReplace = z.output<typeof unbilledReplace>

export const unbilledPreview = z.object({
  goodsAmount: z.int(),
  fee: z.int(),
  /** What the customer gets, and what cash would pay of it. */
  rest: z.int(),
  restInCash: z.int(),
  ...refundRounding,
  vatAmount: z.int(),
  items: z.array(
    z.object({
      net: z.int(),
      /** Why it goes to quarantine though it was asked to the shelf. */
      forcedWhy: z.string().nullable(),
    }),
  ),
})
export type UnbilledPreview = z.output<typeof unbilledPreview>

/** Goods as they can come back without a bill, with the bills that they are probably of. */
export const unbilledGoods = z.object({
  ...namedProduct,
  units: z.array(
    z.object({
      id,
      name: z.string(),
      ratio: z.int(),
      /** The most that is paid back for one. */
      price: z.int(),
      /** The lowest price of the last 30 days, where it was sold. */
      offered: z.int(),
    }),
  ),
  isLotManaged: z.boolean(),
  lots: z.array(
    z.object({
      lotId: id,
      lotNumber: z.string(),
      expiryDate: day.nullable(),
      /** Why it may only go to quarantine, in words; null where it may not. */
      quarantine: z.string().nullable(),
    }),
  ),
  /** Why it does not come back without a bill; null where it does. */
  unfitWhy: z.string().nullable(),
  restock: z.enum(['FREE', 'RIGHT', 'NEVER']),
  restockWhy: z.string().nullable(),
  asksIntact: z.boolean(),
  /** Bills of the last 90 days with these goods, the newest first: those of the customer, else those without a customer. */
  bills: z.array(foundBill),
})
export type UnbilledGoods = z.output<typeof unbilledGoods>
