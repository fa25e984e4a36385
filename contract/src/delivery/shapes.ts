import { z } from 'zod'
import { day, dong, phone, text } from '../field.ts'
import { ward, wardCode } from '../ward/shapes.ts'

/** A side of a parcel in centimetres. */
const side = z.int().min(1).max(1_000).optional()

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
  /** Who brings them: a carrier, or a person of the shop. */
  carrier: text(120).optional(),
  /** What the shop pays for it, in đồng; what the customer pays is a surcharge. */
  carrierFee: dong.optional(),
  /** Of the parcel, in grams. */
  weight: z.int().min(1).max(1_000_000).optional(),
  length: side,
  width: side,
  height: side,
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
  carrier: z.string().nullable(),
  carrierFee: z.int().nullable(),
  weight: z.int().nullable(),
  length: z.int().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type Delivery = z.output<typeof delivery>
