import { z } from 'zod'
import { id } from '../field.ts'

export const customerGroup = z.object({
  id,
  name: z.string(),
  note: z.string().nullable(),
  customerCount: z.int(),
  version: z.int(),
})
export type CustomerGroup = z.output<typeof customerGroup>
