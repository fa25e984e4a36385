import { z } from 'zod'
import { id, instant, phone, text } from '../field.ts'
import { sampleKinds } from '../onboarding/shapes.ts'
import { wardCode } from '../ward/shapes.ts'

export const username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9._-]{3,40}$/, 'Tên đăng nhập gồm 3–40 chữ thường, số, dấu chấm, gạch')
export const password = z.string().min(8, 'Mật khẩu cần ít nhất 8 ký tự').max(128, 'Mật khẩu tối đa 128 ký tự')
/** So many days a password that an administrator gave opens the account, unless it is changed before. */
export const temporaryPasswordDays = 7
export const knownPassword = z.string().min(1, 'Không được để trống').max(128)
/** Four to six digits. The refusal `pin-too-simple` says which are too easy. */
export const pin = z.string().regex(/^\d{4,6}$/, 'Mã PIN gồm 4–6 chữ số')
/** Six digits of the app, or a recovery code of 24 letters and digits in four groups; those of before have ten. */
export const secondStep = z.string().trim().min(1, 'Không được để trống').max(40)
/** The token that the server gave a browser at its first sign-in; by it the server knows the browser again for any later user. */
const browserToken = z.string().max(200)

export const registerStoreBody = z.strictObject({
  storeName: text(120, 1),
  fullName: text(120, 1),
  phone,
  username,
  password,
  email: z.email('Địa chỉ email không hợp lệ').max(200).optional(),
  address: text(300).optional(),
  wardCode: wardCode.optional(),
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
export const registrationState = z.object({ state: z.enum(['open', 'invited', 'closed']) })
export type RegistrationState = z.output<typeof registrationState>
