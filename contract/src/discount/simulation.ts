import { z } from 'zod'
import { id } from '../field.ts'
import { branchFilter } from '../page.ts'
import { discountBody } from './shapes.ts'

export const simulatedDaysAtMost = 366

/** Bills of so many days up to today, priced again with a promotion that need not be stored. */
export const simulateBody = z.strictObject({
  ...branchFilter,
  id,
  draft: discountBody,
  days: z
    .int('Cần nhập số nguyên')
    .min(1, 'Ít nhất 1 ngày')
    .max(simulatedDaysAtMost, `Tối đa ${simulatedDaysAtMost} ngày`),
})
export type SimulateBody = z.output<typeof simulateBody>

/** WAITING until the job begins it; FAILED where the job broke. */
export const simulationStates = ['WAITING', 'RUNNING', 'DONE', 'STOPPED', 'FAILED'] as const

export const simulation = z.object({
  id,
  state: z.enum(simulationStates),
  /** The first day of the bills. */
  from: z.string(),
  /** Bills that were priced again by now, of so many. */
  done: z.int(),
  total: z.int(),
  /** Bills that it would have given something on, of those that are done, and what. */
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
