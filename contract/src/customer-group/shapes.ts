import { z } from 'zod'
import { genders } from '../enumeration.ts'
import { dong, id } from '../field.ts'
import { provinceCode, wardCode } from '../ward/shapes.ts'

/** By hand; customers come in by themselves; they leave again too. */
export const groupModes = ['MANUAL', 'ADD', 'FOLLOW'] as const
export type GroupMode = (typeof groupModes)[number]

/** What a customer has to be for a group that fills itself; all of what is said. */
export const groupRule = z
  .strictObject({
    /** Among groups that a customer fits the lowest wins. */
    rank: z.int().min(1, 'Thứ tự phải từ 1').max(99, 'Thứ tự tối đa 99'),
    /** Đồng paid for, in the last `spentDays` days; without them ever. */
    spentFrom: dong.optional(),
    spentDays: z.int().min(1).max(3_650, 'Tối đa 3.650 ngày').optional(),
    pointsFrom: z.int().min(0).max(999_999_999).optional(),
    debtFrom: dong.optional(),
    birthMonth: z.int().min(1).max(12).optional(),
    gender: z.enum(genders).optional(),
    type: z.literal([1, 2]).optional(),
    /** Where they live. */
    provinceCode: provinceCode.optional(),
    wardCode: wardCode.optional(),
  })
  .refine(({ rank: _, spentDays: _days, ...conditions }) => Object.values(conditions).some(one => one !== undefined), {
    message: 'Hãy chọn ít nhất một điều kiện',
    path: ['spentFrom'],
  })
export type GroupRule = z.output<typeof groupRule>

export const customerGroup = z.object({
  id,
  name: z.string(),
  note: z.string().nullable(),
  /** What customers of the group may owe who have no limits of their own. */
  debtLimit: z.int().nullable(),
  debtDays: z.int().nullable(),
  mode: z.enum(groupModes),
  rule: groupRule.nullable(),
  customerCount: z.int(),
  version: z.int(),
})
export type CustomerGroup = z.output<typeof customerGroup>
