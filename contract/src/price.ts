import { z } from 'zod'
import { dong, maxQuantity } from './field.ts'

/** A time by the clock of each branch; without an offset, so that "từ 00:00 ngày 01/12" is midnight everywhere. */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, { error: 'Thời gian không hợp lệ', abort: true })
  .refine(value => z.iso.date().safeParse(value.slice(0, 10)).success, 'Thời gian không hợp lệ')

/** What becomes of goods that a book does not have: sold at their price elsewhere, that with a warning, or not at all. */
export const offLists = ['allowed', 'warned', 'blocked'] as const
export type OffList = (typeof offLists)[number]

export const priceTier = z.strictObject({
  /** So many of the unit and more. */
  from: z.int('Cần nhập số nguyên').min(2, 'Số lượng phải từ 2').max(maxQuantity),
  price: dong,
})
export type PriceTier = z.output<typeof priceTier>
