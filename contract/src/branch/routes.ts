import { z } from 'zod'
import { idParams, nothing } from '../field.ts'
import { pageOf, pageQuery } from '../page.ts'
import { routes } from '../route.ts'

import { branch, branchBody, branchPatch } from './shapes.ts'

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
    errors: [...refusals, 'not-found', 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/branch/:id',
    summary: 'Sửa chi nhánh, đặt làm mặc định, ngưng hoặc mở lại',
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
