import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { id, idParams, nothing, text } from '../field.ts'
import { pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'

import { alike, doctor, doctorBody, doctorPatch, found } from './shapes.ts'

const refusals = ['not-found', 'code-taken'] as const

const filter = {
  keyword: pageQuery.shape.keyword,
  isActive: z.enum(['0', '1']).optional(),
  specialty: text(100).optional(),
}

const sorted = sortedBy('code', 'name', 'specialty')

export const doctorRoutes = routes({
  list: {
    method: 'GET',
    path: '/doctor',
    summary: 'Danh sách bác sĩ: tìm theo tên, mã, điện thoại, chuyên khoa, nơi công tác',
    permission: { model: 'doctor', action: 'read' },
    query: pageQuery.extend({ ...filter, ...sorted }),
    response: pageOf(doctor),
  },
  export: exportRoute(
    '/doctor/export',
    'Xuất danh sách bác sĩ của bộ lọc ra tệp Excel',
    { model: 'doctor', action: 'read' },
    { ...filter, ...sorted },
  ),
  words: {
    method: 'GET',
    path: '/doctor/word',
    summary: 'Các chuyên khoa, học vị, nơi công tác đã ghi',
    permission: { model: 'doctor', action: 'read' },
    response: z.object({
      specialties: z.array(z.string()),
      degrees: z.array(z.string()),
      workplaces: z.array(z.string()),
    }),
  },
  find: {
    method: 'GET',
    path: '/doctor/find',
    summary: 'Tìm bác sĩ đang làm việc với cửa hàng để chọn vào liều mẫu và đơn thuốc',
    permission: {
      anyOf: [{ model: 'doctor', action: 'read' }, { model: 'sample_medicine', action: 'read' }, { model: 'sale' }],
    },
    query: z.object({ keyword: text(100).optional() }),
    response: z.object({ items: z.array(found) }),
  },
  alike: {
    method: 'GET',
    path: '/doctor/alike',
    summary: 'Bác sĩ đã ghi có cùng họ tên (không kể dấu) hoặc cùng số điện thoại, tối đa 3 người',
    permission: { model: 'doctor', action: 'read' },
    query: z.object({ name: text(100).optional(), phone: text(20).optional(), except: id.optional() }),
    response: z.object({ items: z.array(alike) }),
  },
  create: {
    method: 'POST',
    path: '/doctor',
    summary: 'Thêm bác sĩ',
    permission: { model: 'doctor', action: 'create' },
    body: doctorBody,
    response: doctor,
    status: 201,
    audit: 'doctor.create',
    idempotency: 'client-id',
    errors: ['code-taken', 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/doctor/:id',
    summary: 'Sửa, ngưng dùng, dùng lại một bác sĩ',
    permission: { model: 'doctor', action: 'update' },
    params: idParams,
    body: doctorPatch,
    response: doctor,
    audit: 'doctor.update',
    idempotency: 'key',
    errors: [...refusals, 'version-conflict'],
  },
  delete: {
    method: 'DELETE',
    path: '/doctor/:id',
    summary: 'Xóa bác sĩ không đứng tên liều mẫu nào',
    permission: { model: 'doctor', action: 'delete' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'doctor.delete',
    idempotency: 'natural',
    errors: ['not-found', 'doctor-in-use', 'doctor-on-prescriptions'],
  },
})
