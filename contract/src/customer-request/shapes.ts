import { z } from 'zod'
import { day, id, instant, phone, quantity, text } from '../field.ts'

/** How a want ended: the customer was called, bought it, or nothing comes of it. */
export const customerRequestOutcomes = ['CALLED', 'BOUGHT', 'DROPPED'] as const
export type CustomerRequestOutcome = (typeof customerRequestOutcomes)[number]
/** `arrived` is open, and the goods are there now. */
export const customerRequestStates = ['open', 'arrived', 'answered'] as const

export const fields = {
  /** What of the catalogue it is; without it `name` says it in words. */
  productId: id.nullish(),
  /** Of a product in base units. */
  quantity: quantity.optional(),
  customerId: id.nullish(),
  customerName: text(120).nullish(),
  customerPhone: phone.nullish(),
  note: text(300).nullish(),
}

export const customerRequestBody = z
  .strictObject({
    id: id.optional(),
    branchId: id.optional(),
    name: text(200).optional(),
    ...fields,
    /** When the customer asked, where the till was without a network. */
    askedAt: instant.optional(),
  })
  .refine(({ name, productId }) => productId || name, { path: ['name'], message: 'Khách hỏi hàng gì?' })
export type CustomerRequestBody = z.output<typeof customerRequestBody>

export const customerRequest = z.object({
  id,
  branchId: id,
  productId: id.nullable(),
  productCode: z.string().nullable(),
  name: z.string(),
  quantity: z.int(),
  /** Of the product, the largest first; empty where it is only words. */
  units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
  /** What the branch has of it beyond what is reserved, and what is ordered, in base units. */
  stock: z.int(),
  onOrder: z.int(),
  isArrived: z.boolean(),
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  /** Whole with customer_phone/read, else masked as 09••••123. */
  customerPhone: z.string().nullable(),
  note: z.string().nullable(),
  askedAt: instant,
  businessDay: day,
  askedByName: z.string(),
  outcome: z.enum(customerRequestOutcomes).nullable(),
  answerNote: z.string().nullable(),
  answeredAt: instant.nullable(),
  answeredByName: z.string().nullable(),
  version: z.int(),
})
export type CustomerRequest = z.output<typeof customerRequest>
