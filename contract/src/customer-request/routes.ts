import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { id, idParams, text, version } from '../field.ts'
import { branchFilter, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'

import {
  customerRequest,
  customerRequestBody,
  customerRequestOutcomes,
  customerRequestStates,
  fields,
} from './shapes.ts'

const reads = { anyOf: [{ model: 'sale' }, { model: 'import_product', action: 'read' }] } as const
const writes = { anyOf: [{ model: 'sale' }, { model: 'import_product', action: 'update' }] } as const

const filter = {
  ...branchFilter,
  keyword: pageQuery.shape.keyword,
  state: z.enum(customerRequestStates).optional(),
  productId: id.optional(),
  customerId: id.optional(),
}

const sorted = sortedBy('goods', 'askedAt')

export const customerRequestRoutes = routes({
  list: {
    method: 'GET',
    path: '/customer-request',
    summary: 'Sổ hàng khách hỏi, mới nhất trước',
    permission: reads,
    query: pageQuery.extend({ ...filter, ...sorted }),
    response: pageOf(customerRequest),
    errors: ['too-many-requests'],
  },
  export: exportRoute('/customer-request/export', 'Xuất sổ hàng khách hỏi của bộ lọc ra tệp Excel', reads, {
    ...filter,
    ...sorted,
  }),
  create: {
    method: 'POST',
    path: '/customer-request',
    summary: 'Ghi hàng khách hỏi mà không có',
    permission: writes,
    body: customerRequestBody,
    response: customerRequest,
    status: 201,
    audit: 'customer-request.create',
    idempotency: 'client-id',
    errors: ['branch-inactive', 'not-found', 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/customer-request/:id',
    summary: 'Sửa một dòng của sổ hàng khách hỏi',
    permission: writes,
    params: idParams,
    body: z.strictObject({ version, name: text(200, 1).optional(), ...fields }),
    response: customerRequest,
    audit: 'customer-request.update',
    idempotency: 'key',
    errors: ['not-found', 'version-conflict'],
  },
  answer: {
    method: 'POST',
    path: '/customer-request/:id/answer',
    summary: 'Đánh dấu đã trả lời khách; để trống thì mở lại',
    permission: writes,
    params: idParams,
    body: z.strictObject({ version, outcome: z.enum(customerRequestOutcomes).nullable(), note: text(300).nullish() }),
    response: customerRequest,
    audit: 'customer-request.answer',
    idempotency: 'key',
    errors: ['not-found', 'version-conflict'],
  },
})
