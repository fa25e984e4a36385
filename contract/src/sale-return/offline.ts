import { z } from 'zod'
import { arrivedFlag, laterOne, mostKept, refusedOne, sendingClient, sequence, series } from '../bill/kept-sale.ts'
import { saidClock } from '../bill/said-clock.ts'
import { checkedLater } from '../checked-later.ts'
import { deviceToken } from '../device/device-token.ts'
import { day, dong, id, instant, quantity, text } from '../field.ts'
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

/** Beside what a return always was, what makes it a message of its own (bill/kept-sale.ts). */
const offlinePart = z.object({
  format: z.int().min(1).max(1000).optional(),
  deviceId: id.optional(),
  series,
  /** Counted together with the sales of the series. */
  sequence,
  clock: saidClock,
  shiftId: id.optional(),
  sellerIsClaimed: z.boolean().optional(),
})

/** A return that a till took without an answer of the server, as it stands in the outbox. */
export const keptReturn = offlineReturnBody.extend({
  id,
  /** Who took the goods. */
  takerId: id.optional(),
  offline: offlinePart.optional(),
})
export type KeptReturn = z.output<typeof keptReturn>

export const returnBatchBody = z.strictObject({
  deviceToken: deviceToken.optional(),
  client: sendingClient,
  returns: z.array(checkedLater(keptReturn)).min(1).max(mostKept, `Tối đa ${mostKept} phiếu`),
})
export type ReturnBatchBody = z.output<typeof returnBatchBody>

export const returnBatchAnswer = z.object({
  /** One a return, in their order. */
  results: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        id,
        kind: z.literal('saved'),
        saleReturn: z.object({ id, code: z.string(), businessDay: day, refunded: z.int() }),
        flags: z.array(arrivedFlag),
      }),
      refusedOne,
      laterOne,
    ]),
  ),
})
export type ReturnBatchAnswer = z.output<typeof returnBatchAnswer>
