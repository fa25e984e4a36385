import { z } from 'zod'
import { day, id, instant, text } from '../field.ts'
import { voucherStates } from './states.ts'
import { voucherText } from './typed-code.ts'

export const mostCodes = 10_000
const mostTicked = 200

export const voucherCode = z.object({
  id,
  discountId: id,
  discountName: z.string(),
  code: z.string(),
  isShared: z.boolean(),
  state: z.enum(voucherStates),
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  expiresOn: day.nullable(),
  issuedAt: instant.nullable(),
  usedAt: instant.nullable(),
  billId: id.nullable(),
  billCode: z.string().nullable(),
})
export type VoucherCode = z.output<typeof voucherCode>

/** One code that everybody uses, or a batch of codes of which each is used once. */
export const makeCodesBody = z.union([
  z.strictObject({ code: voucherText, expiresOn: day.nullable() }),
  z.strictObject({
    /** What stands before the random letters. */
    prefix: text(10).regex(/^[A-Za-z\d]*$/, 'Đầu mã chỉ gồm chữ không dấu và số'),
    count: z.int('Cần nhập số nguyên').min(1, 'Ít nhất 1 mã').max(mostCodes, 'Tối đa 10.000 mã một lần'),
    expiresOn: day.nullable(),
    /** Given out at once; else they wait until they are issued. */
    isIssued: z.boolean(),
  }),
])
export type MakeCodesBody = z.output<typeof makeCodesBody>

export const tickedCodes = z.strictObject({ ids: z.array(id).min(1, 'Chưa chọn mã nào').max(mostTicked) })

export const voucherFilter = {
  discountId: id.optional(),
  state: z.enum(voucherStates).optional(),
}

/** A code that may be used now, as the till keeps it in a cart. */
export const checkedCode = z.object({ code: z.string(), discountId: id, name: z.string() })
