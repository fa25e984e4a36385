import { z } from 'zod'
import { idParams, nothing, version } from '../field.ts'
import { pageOf, pageQuery } from '../page.ts'
import { routes } from '../route.ts'

import { role, roleBody, rolePatch, roleSummary } from './shapes.ts'

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
