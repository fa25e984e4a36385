import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { id, idParams, nothing, version } from '../field.ts'
import { flag, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'

import { employee, employeeBody, employeePatch } from './shapes.ts'

const versionBody = z.strictObject({ version })

const refusals = [
  'username-taken',
  'login-phone-taken',
  'role-beyond-own',
  'discount-limit-not-held',
  'not-found',
] as const

const filter = {
  keyword: pageQuery.shape.keyword,
  roleId: id.optional(),
  branchId: id.optional(),
  isActive: z.enum(['0', '1']).optional(),
  isPharmacist: flag.optional(),
  /** Active people with a certificate that ran out or does so within 60 days. */
  certificate: z.literal('warning').optional(),
}

const sorted = sortedBy('name')

export const employeeRoutes = routes({
  list: {
    method: 'GET',
    path: '/employee',
    summary: 'Nhân viên: tìm theo tên không dấu, điện thoại, tên đăng nhập',
    permission: { model: 'employee', action: 'read' },
    query: pageQuery.extend({ ...filter, ...sorted }),
    response: pageOf(employee),
  },
  export: exportRoute(
    '/employee/export',
    'Xuất danh sách nhân viên của bộ lọc ra tệp Excel',
    { model: 'employee', action: 'read' },
    { ...filter, ...sorted },
  ),
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
    errors: [
      'password-confirm-needed',
      ...refusals,
      'quota-reached',
      'password-too-easy',
      'password-breached',
      'idempotency-conflict',
    ],
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
