import { z } from 'zod'
import { day, discount, dong, id, maxLines, namedProduct, quantity, text } from '../field.ts'
import { foundBill, paymentInput, refundRounding, saleReturnReasons } from './shapes.ts'

const item = z.strictObject({
  productId: id,
  unitId: id,
  quantity,
  /** What the customer gets for one, at most what it costs today. */
  unitPrice: dong,
  /** The lot that the pack shows. Without it the goods go to quarantine. */
  lotId: id.optional(),
  /** Back to the shelf; left out, to quarantine. */
  restock: z.boolean().default(false),
  isIntact: z.boolean().default(false),
  reason: z.enum(saleReturnReasons).optional(),
})

const content = {
  branchId: id.optional(),
  customerId: id.optional(),
  reason: z.enum(saleReturnReasons),
  note: text(500).nullish(),
  items: z.array(item).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
  /** What the shop keeps of the goods; left out, what the store usually keeps. */
  fee: discount.optional(),
}

export const unbilledPreviewBody = z.strictObject(content)
export type UnbilledPreviewBody = z.output<typeof unbilledPreviewBody>

/** A return without a bill. The cashier types the price; points and promotions stay as they are. */
export const unbilledBody = z.strictObject({
  id: id.optional(),
  ...content,
  /** How the customer gets the money, to the đồng; DEBT is their account. */
  payments: z.array(paymentInput).max(10),
  expectedRefund: dong.optional(),
})
export type UnbilledBody = z.output<typeof unbilledBody>

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
