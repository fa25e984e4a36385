import { z } from 'zod'
import { discount, dong, id, text, vatRate, version } from '../field.ts'
import { surchargeReturns, tillSurcharge } from './till-surcharge.ts'

const fields = {
  code: text(40, 1).regex(/^\S+$/, 'Mã thu khác không có khoảng trắng'),
  name: text(60, 1),
  /** In đồng, or per cent of what the goods cost after discounts. */
  amount: discount.refine(({ value }) => value > 0, 'Mức thu phải lớn hơn 0'),
  /** Contained in it. */
  vatRate,
  /** Each new bill has it, until somebody takes it off. */
  isAutomatic: z.boolean(),
  returns: z.enum(surchargeReturns),
  /** Null for all branches. */
  branchId: id.nullable(),
  /** Where it stands among the others, the lowest first. */
  position: z.int('Cần nhập số nguyên').min(0).max(999),
}

export const surchargeBody = z.strictObject({
  id: id.optional(),
  code: fields.code.optional(),
  name: fields.name,
  amount: fields.amount,
  vatRate: fields.vatRate,
  isAutomatic: fields.isAutomatic.default(false),
  returns: fields.returns.default('SHARE'),
  branchId: fields.branchId.default(null),
  position: fields.position.default(0),
})
export type SurchargeBody = z.output<typeof surchargeBody>

/** Absent fields stay. */
export const surchargePatch = z.strictObject({
  version,
  ...z.object(fields).partial().shape,
  isActive: z.literal([0, 1]).optional(),
})
export type SurchargePatch = z.output<typeof surchargePatch>

export const surcharge = tillSurcharge.extend({
  branchId: id.nullable(),
  branchName: z.string().nullable(),
  position: z.int(),
  isActive: z.literal([0, 1]),
  version: z.int(),
})
export type Surcharge = z.output<typeof surcharge>

/** On a bill that is sent. */
export const askedSurcharge = z.strictObject({
  surchargeId: id,
  /** What the till showed, in đồng; left out, what the store takes. */
  amount: dong.min(1, 'Số tiền phải lớn hơn 0').optional(),
  /** Somebody typed the amount; with surcharge_amount/update. */
  isTyped: z.boolean().optional(),
})

/** What the bills of a period took of one, less what returns of the period gave back. */
export const surchargeSum = z.object({
  surchargeId: id,
  code: z.string(),
  name: z.string(),
  billCount: z.int(),
  amount: z.int(),
  returned: z.int(),
  vat: z.int(),
})
export type SurchargeSum = z.output<typeof surchargeSum>

/** On a bill, in đồng. */
export const billSurcharge = z.object({
  surchargeId: id,
  code: z.string(),
  name: z.string(),
  amount: z.int(),
  isTyped: z.boolean(),
  vatRate,
  vat: z.int(),
  returns: z.enum(surchargeReturns),
  /** What returns that stand gave back of it. */
  returned: z.int(),
})
