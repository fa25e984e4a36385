import { z } from 'zod'
import { actions, type Model } from './permission.ts'

/** One right. The model is any text here: `isRight` of areas.ts knows them, with words that the till does not load. */
export const grant = z.object({
  model: z.string().max(40).regex(/^\w*$/) as unknown as z.ZodType<Model>,
  action: z.enum(actions),
})
