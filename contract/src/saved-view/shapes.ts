import { z } from 'zod'
import { id } from '../field.ts'

export const savedView = z.object({
  id,
  screen: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  columns: z.array(z.string()).nullable(),
  isShared: z.boolean(),
  /** Whether it stands on the home page of its maker, and of everybody where it is shared. */
  isPinned: z.boolean(),
  /** Whether it is the caller's, who alone may change it. */
  isOwn: z.boolean(),
  ownerName: z.string(),
  version: z.int(),
})
export type SavedView = z.output<typeof savedView>
