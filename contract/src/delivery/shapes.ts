import { z } from 'zod'
import { day, phone, text } from '../field.ts'
import { ward, wardCode } from '../ward/shapes.ts'

/** Where the goods of a bill are brought to. */
export const deliveryBody = z.strictObject({
  receiverName: text(120, 1),
  phone,
  /** House and street, or all of it where the ward is not known. */
  address: text(300, 1),
  wardCode: wardCode.optional(),
  /** For who brings it: how to find the door, whom to call. */
  note: text(300).optional(),
  /** The day and, of that day, the time at which the customer wants it. */
  wishedOn: day.optional(),
  wishedTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Giờ không hợp lệ')
    .optional(),
})
export type DeliveryBody = z.output<typeof deliveryBody>

/** Of a bill that stands for another one: without a phone it is that of before, which who replaces the bill may not see. */
export const deliveryOfReplacement = deliveryBody.partial({ phone: true })

export const delivery = z.object({
  receiverName: z.string(),
  phone: z.string().nullable(),
  address: z.string(),
  ward: ward.nullable(),
  /** Both in one line, as the bill was issued with it. */
  addressLine: z.string(),
  note: z.string().nullable(),
  wishedOn: day.nullable(),
  wishedTime: z.string().nullable(),
})
export type Delivery = z.output<typeof delivery>
