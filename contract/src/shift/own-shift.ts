import { z } from 'zod'
import { id, instant } from '../field.ts'

/** What a till knows of its drawer. It stands apart, because the till loads it and nothing else of shifts. */
export const ownShift = z.object({
  /** The store works by shifts. */
  usesShifts: z.boolean(),
  shift: z
    .object({ id, code: z.string(), heldBy: id, heldByName: z.string(), openedAt: instant, openingFloat: z.int() })
    .nullable(),
  /** What the last shift left in the drawer: what the next one begins with as a rule. */
  left: z.int().nullable(),
})
export type OwnShift = z.output<typeof ownShift>
