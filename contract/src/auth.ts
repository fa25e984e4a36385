import { z } from 'zod'
import { id, instant, nothing, phone, text } from './field.ts'
import { actions, models } from './permission.ts'
import { routes } from './route.ts'

const username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9._-]{3,40}$/, 'Tên đăng nhập gồm 3–40 chữ thường, số, dấu chấm, gạch')
const password = z.string().min(8, 'Mật khẩu cần ít nhất 8 ký tự').max(128, 'Mật khẩu tối đa 128 ký tự')

export const registerStoreBody = z.strictObject({
  storeName: text(120, 1),
  fullName: text(120, 1),
  phone,
  username,
  password,
  email: z.email('Địa chỉ email không hợp lệ').max(200).optional(),
  address: text(300).optional(),
  isAgency: z.boolean().optional(),
})

export const loginBody = z.strictObject({
  username: text(40, 1),
  password: z.string().min(1, 'Không được để trống').max(128),
})

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
const refreshBody = z.strictObject({ refreshTk: z.string().min(1).max(300) })

export const profile = z.object({
  id,
  fullName: z.string(),
  username: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  avatar: z.string().nullable(),
  version: z.int(),
  store: z.object({
    id,
    name: z.string(),
    phone: z.string(),
    address: z.string().nullable(),
    isAgency: z.boolean(),
  }),
  role: z.object({
    id,
    name: z.string(),
    permissions: z.array(z.object({ model: z.enum(models), action: z.enum(actions) })),
  }),
  branches: z.array(
    z.object({
      id,
      name: z.string(),
      address: z.string().nullable(),
      phone: z.string().nullable(),
      timeZone: z.string(),
      dayCutOffHour: z.int(),
      isDefaultBranch: z.boolean(),
    }),
  ),
})
export type Profile = z.output<typeof profile>

export const authRoutes = routes({
  registerStore: {
    method: 'POST',
    path: '/auth/register-store',
    summary: 'Đăng ký cửa hàng mới',
    permission: 'public',
    body: registerStoreBody,
    response: tokens,
    status: 201,
    audit: 'store.register',
    idempotency: 'natural',
    errors: ['username-taken', 'login-phone-taken'],
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Đăng nhập bằng tên đăng nhập hoặc số điện thoại',
    permission: 'public',
    body: loginBody,
    response: tokens,
    audit: 'session.login',
    idempotency: 'natural',
    errors: ['wrong-login', 'login-locked'],
  },
  refreshToken: {
    method: 'POST',
    path: '/auth/refresh-token',
    summary: 'Đổi mã phiên lấy mã mới',
    permission: 'public',
    body: refreshBody,
    response: z.string(),
    beside: z.object({ accessToken: z.string() }),
    audit: 'session.refresh',
    idempotency: 'natural',
    errors: ['not-signed-in'],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'Đăng xuất',
    permission: 'public',
    body: refreshBody,
    response: nothing,
    status: 204,
    audit: 'session.logout',
    idempotency: 'natural',
  },
  profile: {
    method: 'GET',
    path: '/auth/profile',
    summary: 'Tài khoản, cửa hàng, quyền và chi nhánh của tôi',
    permission: 'signed-in',
    response: profile,
  },
  updateProfile: {
    method: 'PATCH',
    path: '/auth/profile',
    summary: 'Sửa tài khoản của tôi',
    permission: 'signed-in',
    body: z.strictObject({
      version: z.int().min(1),
      fullName: text(120, 1).optional(),
      email: z.email('Địa chỉ email không hợp lệ').max(200).nullable().optional(),
    }),
    response: profile,
    audit: 'profile.update',
    idempotency: 'key',
    errors: ['version-conflict'],
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Đổi mật khẩu của tôi; các thiết bị khác bị đăng xuất',
    permission: 'signed-in',
    body: z.strictObject({ currentPassword: z.string().min(1).max(128), newPassword: password }),
    response: nothing,
    status: 204,
    audit: 'password.change',
    idempotency: 'key',
    errors: ['wrong-password', 'login-locked'],
  },
  sessions: {
    method: 'GET',
    path: '/auth/session',
    summary: 'Các thiết bị đang đăng nhập bằng tài khoản của tôi',
    permission: 'signed-in',
    response: z.array(
      z.object({
        id,
        userAgent: z.string().nullable(),
        address: z.string().nullable(),
        createdAt: instant,
        lastUsedAt: instant,
        isCurrent: z.boolean(),
      }),
    ),
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/session/:id',
    summary: 'Đăng xuất một thiết bị của tôi',
    permission: 'signed-in',
    params: z.object({ id }),
    response: nothing,
    status: 204,
    audit: 'session.logout',
    idempotency: 'natural',
    errors: ['not-found'],
  },
})
