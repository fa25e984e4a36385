import { z } from 'zod'
import { id } from '../field.ts'

export const providerGroup = z.object({
  id,
  name: z.string(),
  note: z.string().nullable(),
  providerCount: z.int(),
  /** What is owed to all of them. */
  /** Only with group_provider/read or provider/read. */
  debt: z.int().optional(),
  version: z.int(),
})
export type ProviderGroup = z.output<typeof providerGroup>
