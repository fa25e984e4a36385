import { z } from 'zod'
import { dong, id, instant, quantity, text } from '../field.ts'
import { saleReturnReasons } from './shapes.ts'

/** Goods of a bill that the till holds, paid back in cash before the server was asked: it stores what happened. */
export const offlineReturnBody = z.strictObject({
  id: id.optional(),
  branchId: id,
  /** Of the till; the slip that the customer has says it. */
  localNumber: text(40, 1),
  takenAt: instant,
  billId: id,
  reason: z.enum(saleReturnReasons),
  note: text(500).nullish(),
  items: z
    .array(
      z.strictObject({
        /** Its place on the bill. */
        line: z.int().min(0).max(499),
        productId: id,
        unitId: id,
        quantity,
        /** What was paid back for it, in đồng. */
        amount: dong,
        /** Other goods than medicines may go to the shelf. */
        restock: z.boolean().default(false),
      }),
    )
    .min(1, 'Chưa có mặt hàng nào')
    .max(100, 'Tối đa 100 dòng'),
  /** What of that was given back of what the bill took beside its goods, in đồng. Left out by a till that gives none back. */
  surchargesBack: dong.optional(),
  /** What left the drawer, rounded as cash is. */
  cash: dong,
})
export type OfflineReturnBody = z.output<typeof offlineReturnBody>
