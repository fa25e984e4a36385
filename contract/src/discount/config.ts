import { z } from 'zod'
import { promotionStackings } from './promotion.ts'

const fields = {
  /** What a new promotion is where its owner says nothing. */
  stackingDefault: z.enum(promotionStackings),
  pickDefault: z.enum(['CHEAPEST', 'DEAREST']),
  promoteMedicines: z.boolean(),
  /** Whether a receipt says what the customer saved. */
  printSaved: z.boolean(),
}

/** How the store uses promotions; the version counts the changes of all of them. */
export const promotionConfig = z.object({ ...fields, version: z.int() })
export type PromotionConfig = z.output<typeof promotionConfig>
export const promotionConfigBody = z.strictObject({ ...fields, version: z.int().min(0).max(2_147_483_647) })
export type PromotionConfigBody = z.output<typeof promotionConfigBody>
