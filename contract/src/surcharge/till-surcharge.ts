import { z } from 'zod'
import { id, vatRate } from '../field.ts'

/** As a till puts it on a bill. Apart from the other shapes, because a browser fetches it before the screen stands. */
export const tillSurcharge = z.object({
  id,
  code: z.string(),
  name: z.string(),
  amount: z.object({ unit: z.literal([1, 2]), value: z.number() }),
  vatRate,
  isAutomatic: z.boolean(),
  returns: z.enum(['NEVER', 'SHARE', 'WHOLE']),
})
export type TillSurcharge = z.output<typeof tillSurcharge>

/** What of it a customer gets back with a return: nothing, a share with the goods, all of it with the last of them. */
export const surchargeReturns = tillSurcharge.shape.returns.options
export type SurchargeReturns = TillSurcharge['returns']
