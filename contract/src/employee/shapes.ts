import { z } from 'zod'
import { password, username } from '../auth/shapes.ts'
import { day, id, instant, phone, text, version } from '../field.ts'

const email = z.email('Địa chỉ email không hợp lệ').max(200)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Giờ có dạng 07:30')

/**
 * Working hours of a person: a start and an end, for the days on which they start (Monday is 1, Sunday 7), by the clock of
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

/** Another role than the person's own, held at one of their branches. */
const branchRole = z.strictObject({ branchId: id, roleId: id })
export type BranchRole = z.output<typeof branchRole>

const employeeFields = {
  phone: phone.nullish(),
  email: email.nullish(),
  note: text(500).nullish(),
  /** One of `branchIds`: where the person begins. Left out, the store's default branch or the first one. */
  defaultBranchId: id.optional(),
  /** Where the person holds another role than their own; the whole list, so a branch that is left out has none. */
  branchRoles: z
    .array(branchRole)
    .max(200)
    .refine(roles => new Set(roles.map(one => one.branchId)).size === roles.length, 'Một chi nhánh chỉ có một vai trò')
    .optional(),
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
  branches: z.array(
    z.object({
      id,
      name: z.string(),
      isDefault: z.boolean(),
      /** The role held there where it is another than the person's own. */
      role: z.object({ id, name: z.string() }).nullable(),
    }),
  ),
  accessWindows: z.array(accessWindow).nullable(),
  isPharmacist: z.boolean(),
  practisingCertificate: certificateFields.nullable(),
  gppCertificate: certificateFields.nullable(),
  isActive: z.int(),
  /** A role of theirs holds something that the caller lacks: the caller cannot change them. */
  isAboveOwn: z.boolean(),
  lastUsedAt: instant.nullable(),
  createdAt: instant,
  version: z.int(),
})
export type Employee = z.output<typeof employee>
