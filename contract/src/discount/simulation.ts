import { z } from 'zod'
import { branchFilter } from '../page.ts'
import { discountBody } from './shapes.ts'

/** Bills of so many days up to today, priced again with a promotion that need not be stored. */
export const simulateBody = z.strictObject({
  ...branchFilter,
  draft: discountBody,
  days: z.int('Cần nhập số nguyên').min(1, 'Ít nhất 1 ngày').max(92, 'Tối đa 92 ngày'),
})
export type SimulateBody = z.output<typeof simulateBody>

export const simulation = z.object({
  /** From when on bills were read: later than asked where they are too many. */
  from: z.string(),
  billCount: z.int(),
  /** Bills that it would have given something on, and what. */
  hitCount: z.int(),
  amount: z.int(),
  giftValue: z.int(),
  /** Points that it would have given for certain: not those that are a part of what a bill earns. */
  points: z.int(),
  vouchers: z.int(),
  /** Of the bills that it hits: what came in; with profit/read what was left of it, and what would be left, after the cost of the goods. */
  payable: z.int(),
  profit: z.int().optional(),
  profitAfter: z.int().optional(),
})
export type Simulation = z.output<typeof simulation>
