import { z } from 'zod'
import { day, vatRate } from '../field.ts'

/** What bears on a product: the till keeps them, so that a rate that ends at midnight ends without a network too. */
export const datedVatRate = z.object({
  /** 0: of the product; 1: of its group; 2 and 3: of the groups above. */
  level: z.int(),
  /** Of this branch only; goes before one of all branches. */
  ofBranch: z.boolean(),
  from: day,
  to: day.nullable(),
  rate: vatRate,
})
