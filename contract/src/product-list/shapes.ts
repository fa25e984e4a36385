import { z } from 'zod'
import { id } from '../field.ts'

/** A maker or a shelf: a name that products refer to. */
export const listEntry = z.object({ id, name: z.string(), productCount: z.int(), version: z.int() })
export type ListEntry = z.output<typeof listEntry>
