import { z } from 'zod'
import { id, idParams, nothing, phone, text, version } from './field.ts'
import { pageOf, pageQuery } from './page.ts'
import { placeAnswer, placeBody } from './place.ts'
import { receiptSetting, receiptTemplate, storeReceipt } from './receipt.ts'
import { routes } from './route.ts'

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
  /** Null is the ordinary look. */
  receipt: receiptSetting.nullable(),
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
  receipt: receiptSetting.nullish(),
})

const refusals = ['code-taken', 'branch-name-taken', 'coordinates-invalid'] as const

export const branchRoutes = routes({
  list: {
    method: 'GET',
    path: '/branch',
    summary: 'Chi nhánh của tôi; với scope=all và quyền xem chi nhánh: mọi chi nhánh của cửa hàng',
    permission: 'signed-in',
    query: pageQuery.extend({
      scope: z.enum(['own', 'all']).default('own'),
      isActive: z.enum(['0', '1']).optional(),
    }),
    response: pageOf(branch),
    errors: ['forbidden'],
  },
  get: {
    method: 'GET',
    path: '/branch/:id',
    summary: 'Một chi nhánh: của tôi, hoặc bất kỳ với quyền xem chi nhánh',
    permission: 'signed-in',
    params: idParams,
    response: branch,
    errors: ['not-found'],
  },
  receipt: {
    method: 'GET',
    path: '/branch/:id/receipt',
    summary: 'Mẫu hóa đơn in của chi nhánh, với logo và lời in chung của cửa hàng',
    permission: 'signed-in',
    params: idParams,
    response: receiptTemplate.extend({ store: storeReceipt }),
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/branch',
    summary: 'Thêm chi nhánh với quỹ tiền mặt của nó; người thêm được vào làm việc ở đó',
    permission: { model: 'branch', action: 'create' },
    body: branchBody,
    response: branch,
    status: 201,
    audit: 'branch.create',
    idempotency: 'client-id',
    errors: [...refusals, 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/branch/:id',
    summary: 'Sửa chi nhánh, đặt làm mặc định, ngưng hoặc mở lại, đổi mẫu in',
    permission: { model: 'branch', action: 'update' },
    params: idParams,
    body: branchPatch,
    response: branch,
    audit: 'branch.update',
    idempotency: 'key',
    errors: [...refusals, 'branch-is-default', 'branch-inactive', 'version-conflict', 'not-found'],
  },
  delete: {
    method: 'DELETE',
    path: '/branch/:id',
    summary: 'Xóa chi nhánh chưa có hàng, chứng từ hay dòng sổ nào',
    permission: { model: 'branch', action: 'delete' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'branch.delete',
    idempotency: 'key',
    errors: ['branch-in-use', 'branch-is-default', 'not-found'],
  },
})
