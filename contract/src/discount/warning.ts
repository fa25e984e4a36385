import { z } from 'zod'
import { id } from '../field.ts'
import { discountBody } from './shapes.ts'

/** A promotion that is being written, to be looked through before it is kept. */
export const warnBody = z.strictObject({ ...discountBody.shape, id })

/**
 * What the owner of a promotion may have overlooked: it has ended or its uses are gone, its days never come, no customer gets it, the law
 * forbids to promote its goods, it sells below cost, or another promotion takes the same goods and the two do not combine.
 */
export const promotionWarning = z.object({
  code: z.enum([
    'over-half',
    'gift-over-half',
    'notice',
    'below-cost',
    'medicines',
    'all-medicines',
    'ended',
    'uses-gone',
    'no-day',
    'nobody',
    'no-codes',
    'budget-below-one',
    'same-goods',
  ]),
  /** Goods below cost, or that count for nothing. */
  count: z.int().optional(),
  /** Some of them by name, or the other promotion. */
  names: z.array(z.string()).optional(),
  /** Working days before it begins in which it is announced. */
  days: z.int().optional(),
  /** Of the other promotion, and which of them is used where both hold. */
  rank: z.int().optional(),
  winner: z.enum(['this', 'other', 'better']).optional(),
})
export type PromotionWarning = z.output<typeof promotionWarning>
