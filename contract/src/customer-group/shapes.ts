import { z } from 'zod'
import { id } from '../field.ts'

export const customerGroup = z.object({
  id,
  name: z.string(),
  note: z.string().nullable(),
  /** What customers of the group may owe who have no limits of their own. */
  debtLimit: z.int().nullable(),
  debtDays: z.int().nullable(),
  customerCount: z.int(),
  version: z.int(),
})
export type CustomerGroup = z.output<typeof customerGroup>
