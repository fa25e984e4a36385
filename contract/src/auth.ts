import { z } from 'zod'
import { id, instant, nothing, phone, text, version } from './field.ts'
import { sampleKinds } from './first-day.ts'
import { actions, models } from './permission.ts'
import { routes } from './route.ts'
import { profile, sessionRoutes, tokens } from './session.ts'

export const username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9._-]{3,40}$/, 'Tên đăng nhập gồm 3–40 chữ thường, số, dấu chấm, gạch')
export const password = z.string().min(8, 'Mật khẩu cần ít nhất 8 ký tự').max(128, 'Mật khẩu tối đa 128 ký tự')
/** So many days a password that an administrator gave opens the account, unless it is changed before. */
export const temporaryPasswordDays = 7
const knownPassword = z.string().min(1, 'Không được để trống').max(128)
/** Four to six digits; which of them are too easy is told by `pin-too-simple`. */
export const pin = z.string().regex(/^\d{4,6}$/, 'Mã PIN gồm 4–6 chữ số')
/** Six digits of the app, or a recovery code of 24 letters and digits in four groups; those of before have ten. */
const secondStep = z.string().trim().min(1, 'Không được để trống').max(40)
/** What a browser was given when somebody signed in with it: it is known again by it, whoever is signed in. */
const browserToken = z.string().max(200)

export const registerStoreBody = z.strictObject({
  storeName: text(120, 1),
  fullName: text(120, 1),
  phone,
  username,
  password,
  email: z.email('Địa chỉ email không hợp lệ').max(200).optional(),
  address: text(300).optional(),
  isAgency: z.boolean().optional(),
  /** Goods to try with, of this kind; they are taken out again with one call. */
  samples: z.enum(sampleKinds).optional(),
  browserToken: browserToken.optional(),
  /** The code of an invitation, where the server asks for one. */
  invitation: text(40).optional(),
})

export const loginBody = z.strictObject({
  username: text(40, 1),
  password: knownPassword,
  code: secondStep.optional(),
  browserToken: browserToken.optional(),
})

export const sessionItem = z.object({
  id,
  userAgent: z.string().nullable(),
  /** The device in words: "Chrome trên Windows". */
  device: z.string().nullable(),
  address: z.string().nullable(),
  startedBy: z.enum(['password', 'pin']),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
})
export type SessionItem = z.output<typeof sessionItem>

/** Whether a store may register at this server now: freely, with the code of an invitation, or not. */
const registrationState = z.object({ state: z.enum(['open', 'invited', 'closed']) })
export type RegistrationState = z.output<typeof registrationState>

/** A right that a role may lack. */
const right = { model: z.enum(models), action: z.enum(actions) }

export const authRoutes = routes({
  ...sessionRoutes,
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
    errors: [
      'registration-closed',
      'invitation-needed',
      'invitation-unknown',
      'username-taken',
      'login-phone-taken',
      'password-too-easy',
      'password-breached',
    ],
  },
  registration: {
    method: 'GET',
    path: '/auth/registration',
    summary: 'Máy chủ này có nhận đăng ký cửa hàng mới không',
    permission: 'public',
    response: registrationState,
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
    errors: [
      'wrong-login',
      'login-locked',
      'password-key-missing',
      'temporary-password-expired',
      'code-needed',
      'wrong-code',
      'outside-access-hours',
    ],
    ownLimit: true,
  },
  forgot: {
    method: 'POST',
    path: '/auth/forgot',
    summary:
      'Quên mật khẩu: báo cho người quản trị của cửa hàng; câu trả lời không cho biết tên đăng nhập có thật hay không',
    permission: 'public',
    body: z.strictObject({ username: text(40, 1) }),
    response: nothing,
    status: 204,
    audit: 'password.forgot',
    idempotency: 'natural',
    errors: ['login-locked'],
    ownLimit: true,
  },
  updateProfile: {
    method: 'PATCH',
    path: '/auth/profile',
    summary: 'Sửa tài khoản của tôi',
    permission: 'signed-in',
    body: z.strictObject({
      version,
      fullName: text(120, 1).optional(),
      email: z.email('Địa chỉ email không hợp lệ').max(200).nullable().optional(),
      /** A picture of purpose "avatar" that was uploaded before. */
      avatarId: id.nullish(),
    }),
    response: profile,
    audit: 'profile.update',
    idempotency: 'key',
    errors: ['version-conflict', 'not-found'],
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Đổi mật khẩu của tôi; các thiết bị khác bị đăng xuất',
    permission: 'signed-in',
    body: z.strictObject({ currentPassword: knownPassword, newPassword: password }),
    response: nothing,
    status: 204,
    audit: 'password.change',
    idempotency: 'natural',
    errors: [
      'wrong-password',
      'password-key-missing',
      'same-password',
      'password-too-easy',
      'password-breached',
      'login-locked',
    ],
  },
  setPin: {
    method: 'POST',
    path: '/auth/pin',
    summary: 'Đặt mã PIN của tôi: mở khóa màn hình, đổi người nhanh, duyệt việc vượt quyền',
    permission: 'signed-in',
    body: z.strictObject({ currentPassword: knownPassword, pin }),
    response: nothing,
    status: 204,
    audit: 'pin.set',
    idempotency: 'natural',
    errors: ['wrong-password', 'password-key-missing', 'login-locked', 'pin-too-simple', 'pin-six-digits'],
  },
  unlock: {
    method: 'POST',
    path: '/auth/unlock',
    summary: 'Mở khóa màn hình bằng mã PIN hoặc mật khẩu của tôi',
    permission: 'signed-in',
    body: z
      .strictObject({ pin: pin.optional(), password: knownPassword.optional() })
      .refine(body => (body.pin === undefined) !== (body.password === undefined), {
        path: ['pin'],
        message: 'Cần mã PIN hoặc mật khẩu',
      }),
    response: nothing,
    status: 204,
    audit: 'session.unlock',
    idempotency: 'natural',
    errors: [
      'wrong-pin',
      'pin-missing',
      'pin-locked',
      'pin-too-short',
      'wrong-password',
      'password-key-missing',
      'login-locked',
    ],
  },
  confirmPassword: {
    method: 'POST',
    path: '/auth/confirm-password',
    summary:
      'Nhập lại mật khẩu của tôi: mở các việc về nhân viên, vai trò, thiết bị bán hàng và đăng xuất thiết bị trong 10 phút ở phiên này',
    permission: 'signed-in',
    body: z.strictObject({ password: knownPassword }),
    response: nothing,
    status: 204,
    audit: 'session.confirm',
    idempotency: 'natural',
    errors: ['wrong-password', 'password-key-missing', 'login-locked'],
  },
  switch: {
    method: 'POST',
    path: '/auth/switch',
    summary:
      'Đổi người ở máy này bằng mã PIN của người vào, hoặc bằng mật khẩu khi người đó chưa từng dùng mật khẩu ở máy này; phiên của người trước kết thúc, trừ khi còn hóa đơn chưa gửi',
    permission: 'signed-in',
    body: z
      .strictObject({
        employeeId: id,
        pin: pin.optional(),
        password: knownPassword.optional(),
        /** Where signing in asks the person for a code. */
        code: secondStep.optional(),
        /** The browser still has sales of the person before to send, under their name. */
        keepEarlier: z.boolean().optional(),
      })
      .refine(body => (body.pin === undefined) !== (body.password === undefined), {
        path: ['pin'],
        message: 'Cần mã PIN hoặc mật khẩu',
      }),
    response: tokens,
    audit: 'session.switch',
    idempotency: 'natural',
    errors: [
      'not-found',
      'wrong-pin',
      'pin-missing',
      'pin-locked',
      'pin-too-short',
      'password-needed',
      'wrong-password',
      'password-key-missing',
      'temporary-password-expired',
      'login-locked',
      'code-needed',
      'wrong-code',
    ],
  },
  colleagues: {
    method: 'GET',
    path: '/auth/colleague',
    summary: 'Người cùng chi nhánh có mã PIN: để đổi người, hoặc (khi nêu quyền) để duyệt việc vượt quyền',
    permission: 'signed-in',
    query: z.object({ model: right.model.optional(), action: right.action.optional() }),
    response: z.array(
      z.object({
        id,
        fullName: z.string(),
        roleName: z.string(),
        isPinLocked: z.boolean(),
        /** The person's PIN is no way in at this browser yet: the password is, once. */
        needsPassword: z.boolean(),
      }),
    ),
  },
  override: {
    method: 'POST',
    path: '/auth/override',
    summary: 'Người có quyền cho phép một việc bằng mã PIN: mã dùng một lần trong 60 giây cho đầu mục X-Override',
    permission: 'signed-in',
    body: z.strictObject({
      employeeId: id,
      pin,
      ...right,
      /** As the refusal named it: the call and its content. */
      subject: text(200, 1),
      reason: text(300).optional(),
    }),
    response: z.object({ token: z.string(), expiresAt: instant }),
    audit: 'override.grant',
    idempotency: 'natural',
    errors: ['not-found', 'wrong-pin', 'pin-missing', 'pin-locked', 'pin-too-short', 'approver-lacks-right'],
  },
  startTotp: {
    method: 'POST',
    path: '/auth/totp/start',
    summary: 'Bắt đầu bật mã xác thực: khóa bí mật để quét vào ứng dụng, chưa có hiệu lực',
    permission: 'signed-in',
    body: z.strictObject({ currentPassword: knownPassword }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    audit: 'totp.start',
    idempotency: 'natural',
    errors: ['wrong-password', 'password-key-missing', 'login-locked', 'totp-on'],
  },
  confirmTotp: {
    method: 'POST',
    path: '/auth/totp/confirm',
    summary: 'Bật mã xác thực bằng một mã đúng của ứng dụng; mã khôi phục chỉ hiện một lần',
    permission: 'signed-in',
    body: z.strictObject({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, 'Mã gồm 6 chữ số'),
    }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    audit: 'totp.enable',
    idempotency: 'natural',
    errors: ['wrong-code', 'totp-on', 'totp-not-started', 'login-locked'],
  },
  disableTotp: {
    method: 'POST',
    path: '/auth/totp/disable',
    summary: 'Tắt mã xác thực',
    permission: 'signed-in',
    body: z.strictObject({ currentPassword: knownPassword }),
    response: nothing,
    status: 204,
    audit: 'totp.disable',
    idempotency: 'natural',
    errors: ['wrong-password', 'password-key-missing', 'login-locked'],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/session',
    summary: 'Đăng xuất mọi thiết bị khác của tôi',
    permission: 'signed-in',
    response: nothing,
    status: 204,
    audit: 'session.logout-others',
    idempotency: 'natural',
    asksPassword: true,
    errors: ['password-confirm-needed'],
  },
  sessions: {
    method: 'GET',
    path: '/auth/session',
    summary: 'Các thiết bị đang đăng nhập bằng tài khoản của tôi',
    permission: 'signed-in',
    response: z.array(sessionItem),
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
    asksPassword: true,
    errors: ['password-confirm-needed', 'not-found'],
  },
})
