import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { id, idParams, nothing, text } from '../field.ts'
import { branchFilter, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'

import { sample, sampleBody, samplePatch, sampleSummary, tillSample } from './shapes.ts'

const read = { model: 'sample_medicine', action: 'read' } as const
const refusals = [
  'not-found',
  'product-merged',
  'sample-name-taken',
  'code-taken',
  'sample-product-repeated',
  'sample-combo',
  'sample-price-missing',
] as const

const filter = {
  ...branchFilter,
  keyword: pageQuery.shape.keyword,
  disease: text(120).optional(),
  productId: id.optional(),
  isActive: z.enum(['0', '1']).optional(),
}

const sorted = sortedBy('name', 'disease')

export const sampleMedicineRoutes = routes({
  list: {
    method: 'GET',
    path: '/sample-medicine',
    summary: 'Liều mẫu: tìm theo tên, bệnh, thuốc thành phần; kèm số liều bán được ở chi nhánh',
    permission: read,
    query: pageQuery.extend({ ...filter, ...sorted }),
    response: pageOf(sampleSummary),
  },
  export: exportRoute('/sample-medicine/export', 'Xuất liều mẫu của bộ lọc ra tệp Excel', read, {
    ...filter,
    ...sorted,
  }),
  diseases: {
    method: 'GET',
    path: '/sample-medicine/disease',
    summary: 'Các bệnh đã đặt cho liều mẫu',
    permission: read,
    response: z.array(z.string()),
  },
  get: {
    method: 'GET',
    path: '/sample-medicine/:id',
    summary: 'Một liều mẫu: thành phần, tồn, thuốc thay thế, hoạt chất trùng',
    permission: read,
    params: idParams,
    query: z.object(branchFilter),
    response: sample,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/sample-medicine',
    summary: 'Thêm liều mẫu',
    permission: { model: 'sample_medicine', action: 'create' },
    body: sampleBody,
    response: sample,
    status: 201,
    audit: 'sample-medicine.create',
    idempotency: 'client-id',
    errors: [...refusals, 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/sample-medicine/:id',
    summary: 'Sửa, ngưng dùng, dùng lại một liều mẫu',
    permission: { model: 'sample_medicine', action: 'update' },
    params: idParams,
    body: samplePatch,
    response: sample,
    audit: 'sample-medicine.update',
    idempotency: 'key',
    errors: [...refusals, 'version-conflict'],
  },
  delete: {
    method: 'DELETE',
    path: '/sample-medicine/:id',
    summary: 'Xóa liều mẫu; hóa đơn đã bán vẫn giữ tên của nó',
    permission: { model: 'sample_medicine', action: 'delete' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'sample-medicine.delete',
    idempotency: 'natural',
    errors: ['not-found'],
  },
  atTill: {
    method: 'GET',
    path: '/till/sample-medicine',
    summary: 'Mọi liều mẫu đang dùng, cho quầy giữ để bán cả khi mất mạng',
    permission: { model: 'sale' },
    response: z.object({ items: z.array(tillSample) }),
  },
})
