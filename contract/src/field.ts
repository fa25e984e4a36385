import { z } from 'zod'
import { discountUnit, vatRates } from './enumeration.ts'

/** The limits of data-model: every string, array, amount and quantity has a maximum. */
export const maxAmount = 999_999_999_999
export const maxQuantity = 999_999_999
export const maxLines = 500
/** Most liều of one sale: a bag for each of ninety days, four a day. */
export const mostDoses = 360

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
/** A UUIDv7 in lower case, made by the client or the server. */
export const id = z.string().regex(uuid, 'Mã định danh không hợp lệ')
/**
 * How long a text may be as it is sent, before anything is done with it. A letter in decomposed form is three signs
 * (ễ), and pasted text brings spaces at its ends.
 */
const rawLength = (max: number) => 4 * max + 100

/**
 * Putting marks into their order costs the square of how many follow one another, and no writing has more than a few
 * on one letter.
 */
const tooManyMarks = /\p{M}{17}/u

/**
 * Text as it is sent, its length held before any work on it. `tooLong` is what is said of a longer one; pieces of work
 * (trim, normalize) come behind it.
 */
export const rawText = (most: number, tooLong = `Tối đa ${most} ký tự`) =>
  z.string().max(most, { error: tooLong, abort: true })

/**
 * Text from a person: trimmed, Unicode NFC (other forms print and search wrongly), without control characters and
 * halves of a character, which PostgreSQL refuses. With a minimum something of it can be seen. What is far too long or
 * has piles of marks is refused before any of that, so no text costs more than in proportion to its length.
 */
export const text = (max: number, min = 0) => {
  const clean = rawText(rawLength(max), `Tối đa ${max} ký tự`)
    .refine(value => !tooManyMarks.test(value), { error: 'Có quá nhiều dấu chồng lên một chữ', abort: true })
    .trim()
    .normalize('NFC')
    .min(min, { error: min === 1 ? 'Không được để trống' : `Cần ít nhất ${min} ký tự`, abort: true })
    .max(max, `Tối đa ${max} ký tự`)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, 'Có ký tự không hợp lệ')
  return min > 0 ? clean.regex(/[^\p{Z}\p{C}]/u, 'Không được để trống') : clean
}
/** Đồng, from nothing to the limit. */
export const dong = z.int('Số tiền phải là số nguyên').min(0, 'Số tiền không được âm').max(maxAmount, 'Số tiền quá lớn')
/** Đồng in an answer: balances may be negative. */
export const signedDong = z.int()
/** Units of the unit named beside it: 1 and more. */
export const quantity = z
  .int('Số lượng phải là số nguyên')
  .min(1, 'Số lượng phải từ 1')
  .max(maxQuantity, 'Số lượng quá lớn')
/** Before it no zone of ours has whole hours, and years of three digits read as those of this century. */
const onboarding = '1900-01-01'
export const day = z.iso
  .date({ error: 'Ngày không hợp lệ', abort: true })
  .refine(value => value >= onboarding, 'Ngày không hợp lệ')
export const instant = z.iso
  .datetime({ offset: true, error: 'Thời gian không hợp lệ', abort: true })
  .refine(value => value >= onboarding, 'Thời gian không hợp lệ')
export const vatRate = z.literal([...vatRates], 'Thuế suất không hợp lệ')
export const version = z.int().min(1).max(2_147_483_647)
/** Eight digits and more, however they are spaced: a phone is found and kept apart by them. */
export const phone = text(20).regex(/^(?:[+ .()-]*\d){8,15}[+ .()-]*$/, 'Số điện thoại không hợp lệ')

const twoDecimals = (value: number) => Math.round(value * 100) / 100

/** A discount in per cent with at most two decimals, or in đồng. */
export const discount = z.discriminatedUnion('unit', [
  z.strictObject({
    unit: z.literal(discountUnit.PERCENT),
    value: z
      .number()
      .min(0, 'Giảm giá không được âm')
      .max(100, 'Giảm tối đa 100%')
      .refine(value => Math.abs(value - twoDecimals(value)) < 1e-9, 'Phần trăm có tối đa hai số lẻ')
      // A sum of two percentages brings digits of its own: 0.30000000000000004.
      .overwrite(twoDecimals),
  }),
  z.strictObject({ unit: z.literal(discountUnit.MONEY), value: dong }),
])
export type Discount = z.output<typeof discount>

export const idParams = z.object({ id })
/** Sent by routes that answer 204. */
export const nothing = z.null()

/** How an answer names goods. */
export const namedProduct = { productId: id, productCode: z.string(), productName: z.string() }
/** What a document says once it is cancelled; null before. */
export const cancelled = {
  cancelledAt: instant.nullable(),
  cancelledByName: z.string().nullable(),
  cancelReason: z.string().nullable(),
}
