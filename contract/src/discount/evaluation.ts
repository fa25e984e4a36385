import { z } from 'zod'
import { saleChannels } from '../enumeration.ts'
import { id, maxLines, quantity, text } from '../field.ts'
import { branchFilter } from '../page.ts'
import { localTime } from '../price.ts'
import { birthdayPeriods } from './promotion.ts'
import { discountBody } from './shapes.ts'

/** A cart to be priced: nothing of it is written. */
export const evaluatedCart = {
  ...branchFilter,
  items: z
    .array(z.strictObject({ productId: id, unitId: id, quantity }))
    .min(1, 'Chưa có mặt hàng nào')
    .max(maxLines, 'Tối đa 500 dòng'),
  customerId: id.optional(),
  /** Left out, at the counter. */
  channel: z.enum(saleChannels).optional(),
  /** By the clock of the branch; left out, now. */
  at: localTime.optional(),
  /** Promotions that are chosen, or whose code is there. */
  chosenDiscounts: z.array(id).max(20).optional(),
  declinedDiscounts: z.array(id).max(20).optional(),
}
export const cartBody = z.strictObject(evaluatedCart)
/** With a promotion that is not stored yet, in the place of the one of its id; on a cart, or on the goods of a bill as it was sold. */
export const testBody = z.strictObject({
  ...evaluatedCart,
  items: evaluatedCart.items.optional(),
  billCode: text(20, 1).optional(),
  draft: discountBody.optional(),
})
export type TestBody = z.output<typeof testBody>

/** What a promotion gives beside money and goods: points, basis points of what the goods earn, codes. */
const present = z.object({ points: z.int(), rate: z.int(), vouchers: z.int() })

/** Why a promotion does something on the cart, or does not: what its sentence needs. */
const evaluatedTrace = z.object({
  promotion: z.object({ id, name: z.string(), quantityIn: z.enum(['UNIT', 'BASE']) }),
  code: z.string(),
  amount: z.int().optional(),
  missing: z.int().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  other: z.string().optional(),
  count: z.int().optional(),
  period: z.enum(birthdayPeriods).optional(),
  present: present.optional(),
})

export const evaluation = z.object({
  /** The bill that it was tried on, and what it came to then. */
  bill: z.object({ code: z.string(), payable: z.int() }).optional(),
  /** Đồng: before and after promotions. */
  totalPrice: z.int(),
  promotionDiscount: z.int(),
  promotionOrder: z.int(),
  payable: z.int(),
  lines: z.array(
    z.object({
      productId: id,
      unitId: id,
      gross: z.int(),
      promotionDiscount: z.int(),
      promotionShare: z.int(),
      net: z.int(),
    }),
  ),
  gifts: z.array(
    z.object({ discountId: id, quantity: z.int(), choices: z.array(z.object({ productId: id, unitId: id })) }),
  ),
  traces: z.array(evaluatedTrace),
})
export type Evaluation = z.output<typeof evaluation>
