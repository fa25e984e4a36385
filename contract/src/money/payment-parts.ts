import { z } from 'zod'
import { dong, id } from '../field.ts'

/** Parts of a payment, each for one debt. */
export const paymentParts = z
  .array(z.strictObject({ entryId: id, amount: dong.min(1, 'Số tiền phải lớn hơn 0') }))
  .max(200, 'Tối đa 200 chứng từ')
