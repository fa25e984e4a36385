import { z } from 'zod'
import { id, idParams, nothing, text, version } from './field.ts'
import { pageOf, pageQuery } from './page.ts'
import { actions, isRight, models } from './permission.ts'
import { routes } from './route.ts'

const grant = z.object({ model: z.enum(models), action: z.enum(actions) })

/** Basis points that the role may take off a price; null: what the store allows everybody. */
const discountLimit = z
  .int('Mức giảm phải là số nguyên phần vạn')
  .min(0, 'Mức giảm không được âm')
  .max(10_000, 'Mức giảm tối đa 100%')

const roleFields = {
  note: text(300).nullish(),
  discountLimit: discountLimit.nullish(),
}
const name = text(60, 1)
const permissions = z.array(z.strictObject(grant.shape).refine(isRight, 'Không có quyền này')).max(400)

export const roleBody = z.strictObject({ id: id.optional(), name, permissions, ...roleFields })
export const rolePatch = z.strictObject({
  version,
  name: name.optional(),
  permissions: permissions.optional(),
  ...roleFields,
})

export const roleSummary = z.object({
  id,
  /** The three default roles have the names of the specification: admin, management, staff. */
  name: z.string(),
  note: z.string().nullable(),
  isDefault: z.boolean(),
  discountLimit: z.int().nullable(),
  permissionCount: z.int(),
  /** How many people hold it, those who were deactivated too. */
  employeeCount: z.int(),
  /** It holds something that the caller lacks: they can neither change it nor give it to somebody. */
  isAboveOwn: z.boolean(),
  version: z.int(),
})
export type RoleSummary = z.output<typeof roleSummary>

export const role = roleSummary.extend({ permissions: z.array(grant) })
export type Role = z.output<typeof role>

const versionBody = z.strictObject({ version })

export const roleRoutes = routes({
  list: {
    method: 'GET',
    path: '/role',
    summary: 'Vai trò, mỗi vai trò có bao nhiêu người giữ',
    permission: {
      anyOf: [
        { model: 'role', action: 'read' },
        { model: 'employee', action: 'read' },
      ],
    },
    query: pageQuery,
    response: pageOf(roleSummary),
  },
  get: {
    method: 'GET',
    path: '/role/:id',
    summary: 'Một vai trò với các quyền của nó',
    permission: { model: 'role', action: 'read' },
    params: idParams,
    response: role,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/role',
    summary: 'Thêm vai trò',
    permission: { model: 'role', action: 'create' },
    body: roleBody,
    response: role,
    status: 201,
    audit: 'role.create',
    idempotency: 'client-id',
    asksPassword: true,
    errors: [
      'password-confirm-needed',
      'role-name-taken',
      'right-not-held',
      'discount-limit-not-held',
      'idempotency-conflict',
    ],
  },
  update: {
    method: 'PATCH',
    path: '/role/:id',
    summary: 'Sửa vai trò; quyền mới có hiệu lực ở lần gọi kế tiếp của mọi thiết bị',
    permission: { model: 'role', action: 'update' },
    params: idParams,
    body: rolePatch,
    response: role,
    audit: 'role.update',
    idempotency: 'key',
    asksPassword: true,
    errors: [
      'password-confirm-needed',
      'role-name-taken',
      'role-locked',
      'role-is-default',
      'role-above-own',
      'right-not-held',
      'discount-limit-not-held',
      'version-conflict',
      'not-found',
    ],
  },
  reset: {
    method: 'POST',
    path: '/role/:id/reset',
    summary: 'Trả vai trò mặc định về các quyền ban đầu',
    permission: { model: 'role', action: 'update' },
    params: idParams,
    body: versionBody,
    response: role,
    audit: 'role.reset',
    idempotency: 'key',
    asksPassword: true,
    errors: [
      'password-confirm-needed',
      'role-locked',
      'role-not-default',
      'role-above-own',
      'right-not-held',
      'discount-limit-not-held',
      'version-conflict',
      'not-found',
    ],
  },
  delete: {
    method: 'DELETE',
    path: '/role/:id',
    summary: 'Xóa vai trò không ai giữ',
    permission: { model: 'role', action: 'delete' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'role.delete',
    idempotency: 'natural',
    asksPassword: true,
    errors: ['password-confirm-needed', 'role-is-default', 'role-in-use', 'role-above-own', 'not-found'],
  },
})
