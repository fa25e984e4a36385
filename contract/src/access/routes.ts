import { z } from 'zod'
import { sessionItem } from '../auth/shapes.ts'
import { id, idParams, instant, nothing } from '../field.ts'
import { routes } from '../route.ts'

/** How administrators manage the sign-in methods of another employee, never their own. */
export const accessRoutes = routes({
  get: {
    method: 'GET',
    path: '/employee/:id/access',
    summary: 'Cách đăng nhập của một nhân viên: mã PIN, mã xác thực, yêu cầu cấp lại mật khẩu',
    permission: { model: 'employee', action: 'read' },
    params: idParams,
    response: z.object({
      hasPin: z.boolean(),
      isPinLocked: z.boolean(),
      hasTotp: z.boolean(),
      mustChangePassword: z.boolean(),
      /** When the person said that the password was forgotten; null without an open request. */
      passwordRequest: z.object({ id, requestedAt: instant, address: z.string().nullable() }).nullable(),
      /** The caller, who changes these on the own account's page. */
      isSelf: z.boolean(),
      /** The person has rights that the caller lacks: nothing here may be changed. */
      isOutranked: z.boolean(),
    }),
  },
  resetPassword: {
    method: 'POST',
    path: '/employee/:id/reset-password',
    perMinute: 20,
    summary: 'Cấp mật khẩu tạm, chỉ hiện một lần; mọi thiết bị của người đó bị đăng xuất và lần sau phải đổi mật khẩu',
    permission: { model: 'employee', action: 'update' },
    params: idParams,
    response: z.object({ temporaryPassword: z.string() }),
    audit: 'password.reset',
    idempotency: 'natural',
    asksPassword: true,
    errors: ['password-confirm-needed', 'own-account', 'outranked'],
  },
  resetPin: {
    method: 'POST',
    path: '/employee/:id/reset-pin',
    summary: 'Xóa mã PIN của một nhân viên; người đó tự đặt mã mới',
    permission: { model: 'employee', action: 'update' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'pin.reset',
    idempotency: 'natural',
    asksPassword: true,
    errors: ['password-confirm-needed', 'own-account', 'outranked'],
  },
  resetTotp: {
    method: 'POST',
    path: '/employee/:id/reset-totp',
    summary: 'Tắt mã xác thực của một nhân viên mất điện thoại',
    permission: { model: 'employee', action: 'update' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'totp.reset',
    idempotency: 'natural',
    asksPassword: true,
    errors: ['password-confirm-needed', 'own-account', 'outranked'],
  },
  sessions: {
    method: 'GET',
    path: '/employee/:id/session',
    summary: 'Các thiết bị mà một nhân viên đang đăng nhập',
    permission: { model: 'employee', action: 'read' },
    params: idParams,
    response: z.array(sessionItem),
  },
  endSession: {
    method: 'DELETE',
    path: '/employee/:id/session/:sessionId',
    summary: 'Đăng xuất một thiết bị của nhân viên',
    permission: { model: 'employee', action: 'update' },
    params: z.object({ id, sessionId: id }),
    response: nothing,
    status: 204,
    audit: 'session.end',
    idempotency: 'natural',
    asksPassword: true,
    errors: ['password-confirm-needed', 'own-account', 'outranked'],
  },
  passwordRequests: {
    method: 'GET',
    path: '/password-request',
    summary: 'Nhân viên báo quên mật khẩu, mới nhất trước',
    permission: { model: 'employee', action: 'update' },
    response: z.array(
      z.object({ id, employeeId: id, fullName: z.string(), requestedAt: instant, address: z.string().nullable() }),
    ),
  },
  dismissRequest: {
    method: 'DELETE',
    path: '/password-request/:id',
    summary: 'Bỏ qua yêu cầu cấp lại mật khẩu',
    permission: { model: 'employee', action: 'update' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'password.request-dismiss',
    idempotency: 'natural',
  },
})
