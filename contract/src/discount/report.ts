import { z } from 'zod'
import { day, id } from '../field.ts'
import { branchFilter } from '../page.ts'

export const reportFilter = { ...branchFilter, from: day.optional(), to: day.optional() }

/** What the rows of the report of cost are; branches are all those of the caller. */
export const reportGroups = ['PROMOTION', 'PRODUCT', 'BRANCH'] as const
export const groupedFilter = { ...reportFilter, by: z.enum(reportGroups).optional() }

/**
 * What promotions cost in a period, by the day of the bill; cancelled bills are not in it, and what came back is taken off. A row is a promotion, goods or
 * a branch, of which one id is there; whatever the rows are, money off and presents add up to the same.
 */
export const reportRow = z.object({
  discountId: id.nullable(),
  productId: id.nullable(),
  branchId: id.nullable(),
  /** Null of a branch. */
  code: z.string().nullable(),
  name: z.string(),
  /** Bills that it gave something on. */
  billCount: z.int(),
  /** Đồng off. */
  amount: z.int(),
  /** What the gifts count for, and with cost/read what they were bought for. */
  giftValue: z.int(),
  giftCost: z.int().optional(),
  /** What those bills came to; null of goods, which are a part of their bills. */
  payable: z.int().nullable(),
})
export type ReportRow = z.output<typeof reportRow>

/** What a promotion, or all of them, gave on one day. */
export const useRow = z.object({
  day,
  discountId: id.nullable(),
  billCount: z.int(),
  amount: z.int(),
  giftValue: z.int(),
  giftCost: z.int().optional(),
  /** Points and codes that it gave. */
  points: z.int(),
  vouchers: z.int(),
  payable: z.int(),
})
export type UseRow = z.output<typeof useRow>
