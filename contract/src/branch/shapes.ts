import { z } from 'zod'
import { id, phone, text, version } from '../field.ts'
import { placeAnswer, placeBody } from '../place.ts'

/** The hours at which a business day may begin: a pharmacy of the night closes its day in the morning. */
export const dayCutOffHours = { min: 0, max: 12 } as const
/** The zones in which shops are; Viet Nam has one. */
export const timeZones = ['Asia/Ho_Chi_Minh', 'Asia/Bangkok', 'Asia/Phnom_Penh', 'Asia/Vientiane'] as const

export const branch = z.object({
  id,
  code: z.string().nullable(),
  name: z.string(),
  phone: z.string().nullable(),
  ...placeAnswer,
  timeZone: z.string(),
  dayCutOffHour: z.int(),
  /** On the grounds of a hospital: what medicines cost there is capped by what they were bought for. */
  isInHospital: z.boolean(),
  isDefaultBranch: z.boolean(),
  isActive: z.int(),
  /** How many people are assigned to it; only with employee/read. */
  employeeCount: z.int().optional(),
  version: z.int(),
})
export type Branch = z.output<typeof branch>

const fields = {
  code: text(20).nullish(),
  phone: phone.nullish(),
  ...placeBody,
  timeZone: z.enum(timeZones, 'Múi giờ không hợp lệ').optional(),
  dayCutOffHour: z
    .int('Phải là số nguyên')
    .min(dayCutOffHours.min, 'Từ 0 giờ')
    .max(dayCutOffHours.max, 'Đến 12 giờ')
    .optional(),
  isInHospital: z.boolean().optional(),
}
export const branchBody = z.strictObject({ id: id.optional(), name: text(120, 1), ...fields })
export const branchPatch = z.strictObject({
  version,
  name: text(120, 1).optional(),
  ...fields,
  isActive: z.literal([0, 1], 'Trạng thái không hợp lệ').optional(),
  /** Only yes: another branch becomes the default by being made it. */
  isDefaultBranch: z.literal(true, 'Hãy đặt chi nhánh khác làm mặc định').optional(),
})
