import { z } from 'zod'
import { day, id } from '../field.ts'
import { branchFilter } from '../page.ts'

export const reportFilter = { ...branchFilter, from: day.optional(), to: day.optional() }

/** What a promotion cost a branch in a period, by the day of the bill; cancelled bills are not in it. */
export const reportRow = z.object({
  discountId: id,
  code: z.string(),
  name: z.string(),
  /** Bills that it gave something on. */
  billCount: z.int(),
  /** Đồng off. */
  amount: z.int(),
  /** What the gifts count for, and with cost/read what they were bought for. */
  giftValue: z.int(),
  giftCost: z.int().optional(),
  /** What those bills came to. */
  payable: z.int(),
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
