import { z } from 'zod'
import { password, username } from './auth.ts'
import { day, id, idParams, instant, nothing, phone, text, version } from './field.ts'
import { flag, pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'

const email = z.email('Địa chỉ email không hợp lệ').max(200)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Giờ có dạng 07:30')

/**
 * When somebody may work: from a time to a time of the days it begins on (Monday is 1, Sunday 7), on the wall clock of
 * their default branch. An end that is not after its beginning is on the next day; equal times are a whole day.
 */
export const accessWindow = z.strictObject({
  days: z
    .array(z.int().min(1).max(7))
    .min(1, 'Chọn ít nhất một ngày')
    .max(7)
    .refine(days => new Set(days).size === days.length, 'Một ngày chỉ chọn một lần'),
  from: time,
  to: time,
})
export type AccessWindow = z.output<typeof accessWindow>

const certificateFields = z.object({ number: z.string(), issuedOn: day.nullable(), expiresOn: day.nullable() })
const certificateBody = z
  .strictObject({ number: text(60, 1), issuedOn: day.nullish(), expiresOn: day.nullish() })
  .refine(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || expiresOn > issuedOn, {
    path: ['expiresOn'],
    message: 'Ngày hết hạn phải sau ngày cấp',
  })
export type Certificate = z.output<typeof certificateFields>

const branchIds = z
  .array(id)
  .min(1, 'Chọn ít nhất một chi nhánh')
  .max(200)
  .refine(ids => new Set(ids).size === ids.length, 'Một chi nhánh chỉ chọn một lần')

const employeeFields = {
  phone: phone.nullish(),
  email: email.nullish(),
  note: text(500).nullish(),
  /** One of `branchIds`: where the person begins. Left out, the store's default branch or the first one. */
  defaultBranchId: id.optional(),
  /** Null or none: at any time. */
  accessWindows: z.array(accessWindow).max(14, 'Tối đa 14 khung giờ').nullish(),
  isPharmacist: z.boolean().optional(),
  practisingCertificate: certificateBody.nullish(),
  gppCertificate: certificateBody.nullish(),
  /** A picture of purpose "avatar" that was uploaded before. */
  avatarId: id.nullish(),
}

export const employeeBody = z.strictObject({
  id: id.optional(),
  fullName: text(120, 1),
  username,
  /** The first one; the person is asked for one of their own. */
  password,
  roleId: id,
  branchIds,
  ...employeeFields,
})
export const employeePatch = z.strictObject({
  version,
  fullName: text(120, 1).optional(),
  username: username.optional(),
  roleId: id.optional(),
  branchIds: branchIds.optional(),
  ...employeeFields,
})

export const employee = z.object({
  id,
  fullName: z.string(),
  username: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  note: z.string().nullable(),
  avatarId: id.nullable(),
  /** The address of the picture. */
  avatar: z.string().nullable(),
  role: z.object({ id, name: z.string() }),
  branches: z.array(z.object({ id, name: z.string(), isDefault: z.boolean() })),
  accessWindows: z.array(accessWindow).nullable(),
  isPharmacist: z.boolean(),
  practisingCertificate: certificateFields.nullable(),
  gppCertificate: certificateFields.nullable(),
  isActive: z.int(),
  /** Their role holds something that the caller lacks: the caller cannot change them. */
  isAboveOwn: z.boolean(),
  lastUsedAt: instant.nullable(),
  createdAt: instant,
  version: z.int(),
})
export type Employee = z.output<typeof employee>

const versionBody = z.strictObject({ version })

const refusals = [
  'username-taken',
  'login-phone-taken',
  'role-beyond-own',
  'discount-limit-not-held',
  'not-found',
] as const

export const employeeRoutes = routes({
  list: {
    method: 'GET',
    path: '/employee',
    summary: 'Nhân viên: tìm theo tên không dấu, điện thoại, tên đăng nhập',
    permission: { model: 'employee', action: 'read' },
    query: pageQuery.extend({
      roleId: id.optional(),
      branchId: id.optional(),
      isActive: z.enum(['0', '1']).optional(),
      isPharmacist: flag.optional(),
      /** Active people with a certificate that ran out or does so within 60 days. */
      certificate: z.literal('warning').optional(),
    }),
    response: pageOf(employee),
  },
  get: {
    method: 'GET',
    path: '/employee/:id',
    summary: 'Một nhân viên',
    permission: { model: 'employee', action: 'read' },
    params: idParams,
    response: employee,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/employee',
    perMinute: 30,
    summary: 'Thêm nhân viên với mật khẩu đầu tiên',
    permission: { model: 'employee', action: 'create' },
    body: employeeBody,
    response: employee,
    status: 201,
    audit: 'employee.create',
    idempotency: 'client-id',
    asksPassword: true,
    errors: ['password-confirm-needed', ...refusals, 'password-too-easy', 'password-breached', 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/employee/:id',
    summary: 'Sửa nhân viên',
    permission: { model: 'employee', action: 'update' },
    params: idParams,
    body: employeePatch,
    response: employee,
    audit: 'employee.update',
    idempotency: 'key',
    asksPassword: true,
    errors: ['password-confirm-needed', ...refusals, 'person-above-own', 'last-admin', 'version-conflict'],
  },
  deactivate: {
    method: 'POST',
    path: '/employee/:id/deactivate',
    summary: 'Ngưng tài khoản; mọi thiết bị của người đó bị đăng xuất ngay',
    permission: { model: 'employee', action: 'update' },
    params: idParams,
    body: versionBody,
    response: employee,
    audit: 'employee.deactivate',
    idempotency: 'key',
    asksPassword: true,
    errors: [
      'password-confirm-needed',
      'person-above-own',
      'own-removal',
      'last-admin',
      'version-conflict',
      'not-found',
    ],
  },
  activate: {
    method: 'POST',
    path: '/employee/:id/activate',
    summary: 'Mở lại tài khoản đã ngưng',
    permission: { model: 'employee', action: 'update' },
    params: idParams,
    body: versionBody,
    response: employee,
    audit: 'employee.activate',
    idempotency: 'key',
    asksPassword: true,
    errors: ['password-confirm-needed', 'person-above-own', 'version-conflict', 'not-found'],
  },
  delete: {
    method: 'DELETE',
    path: '/employee/:id',
    summary: 'Xóa nhân viên chưa có chứng từ nào',
    permission: { model: 'employee', action: 'delete' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'employee.delete',
    idempotency: 'natural',
    asksPassword: true,
    errors: [
      'password-confirm-needed',
      'person-above-own',
      'own-removal',
      'last-admin',
      'employee-in-use',
      'not-found',
    ],
  },
})
