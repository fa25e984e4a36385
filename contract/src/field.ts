import { z } from 'zod'
import { discountUnit, vatRates } from './enumeration.ts'

/** The limits of data-model: every string, array, amount and quantity has a maximum. */
export const maxAmount = 999_999_999_999
export const maxQuantity = 999_999_999
export const maxLines = 500

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
/** A UUIDv7 in lower case, made by the client or the server. */
export const id = z.string().regex(uuid, 'Mã định danh không hợp lệ')
/** Text from a person: trimmed, Unicode NFC (other forms print and search wrongly), without control characters. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .min(min, min === 1 ? 'Không được để trống' : `Cần ít nhất ${min} ký tự`)
    .max(max, `Tối đa ${max} ký tự`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is their absence that is checked; PostgreSQL refuses NUL
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/, 'Có ký tự không hợp lệ')
/** Đồng, from nothing to the limit. */
export const dong = z.int('Số tiền phải là số nguyên').min(0, 'Số tiền không được âm').max(maxAmount, 'Số tiền quá lớn')
/** Đồng in an answer: balances may be negative. */
export const signedDong = z.int()
/** Units of the unit named beside it: 1 and more. */
export const quantity = z
  .int('Số lượng phải là số nguyên')
  .min(1, 'Số lượng phải từ 1')
  .max(maxQuantity, 'Số lượng quá lớn')
export const day = z.iso.date('Ngày không hợp lệ')
export const instant = z.iso.datetime({ offset: true, error: 'Thời gian không hợp lệ' })
export const vatRate = z.literal([...vatRates], 'Thuế suất không hợp lệ')
export const version = z.int().min(1)
export const phone = text(20).regex(/^[0-9+ .()-]{8,20}$/, 'Số điện thoại không hợp lệ')

/** A discount in per cent with at most two decimals, or in đồng. */
export const discount = z.discriminatedUnion('unit', [
  z.strictObject({
    unit: z.literal(discountUnit.PERCENT),
    value: z
      .number()
      .min(0, 'Giảm giá không được âm')
      .max(100, 'Giảm tối đa 100%')
      .refine(value => Number.isInteger(Math.round(value * 1e6) / 1e4), 'Phần trăm có tối đa hai số lẻ'),
  }),
  z.strictObject({ unit: z.literal(discountUnit.MONEY), value: dong }),
])
export type Discount = z.output<typeof discount>

export const idParams = z.object({ id })
/** Sent by routes that answer 204. */
export const nothing = z.null()
