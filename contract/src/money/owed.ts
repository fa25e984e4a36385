import { z } from 'zod'
import { day } from '../field.ts'

/** What is left to pay of a document, in đồng, after payments, returns and credits, and the day by which. */
export const owed = z.object({ remaining: z.int(), dueDay: day, isOverdue: z.boolean() })
export type Owed = z.output<typeof owed>
