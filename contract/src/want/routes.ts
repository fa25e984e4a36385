import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { id, idParams, text, version } from '../field.ts'
import { branchFilter, pageOf, pageQuery } from '../page.ts'
import { routes } from '../route.ts'

import { fields, want, wantBody, wantOutcomes, wantStates } from './shapes.ts'

const reads = { anyOf: [{ model: 'sale' }, { model: 'import_product', action: 'read' }] } as const
const writes = { anyOf: [{ model: 'sale' }, { model: 'import_product', action: 'update' }] } as const

const filter = {
  ...branchFilter,
  keyword: pageQuery.shape.keyword,
  state: z.enum(wantStates).optional(),
  productId: id.optional(),
  customerId: id.optional(),
}

export const wantRoutes = routes({
  list: {
    method: 'GET',
    path: '/want',
    summary: 'Sổ hàng khách hỏi, mới nhất trước',
    permission: reads,
    query: pageQuery.extend(filter),
    response: pageOf(want),
  },
  export: exportRoute('/want/export', 'Xuất sổ hàng khách hỏi của bộ lọc ra tệp Excel', reads, filter),
  create: {
    method: 'POST',
    path: '/want',
    summary: 'Ghi hàng khách hỏi mà không có',
    permission: writes,
    body: wantBody,
    response: want,
    status: 201,
    audit: 'want.create',
    idempotency: 'client-id',
    errors: ['branch-inactive', 'not-found', 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/want/:id',
    summary: 'Sửa một dòng của sổ hàng khách hỏi',
    permission: writes,
    params: idParams,
    body: z.strictObject({ version, name: text(200, 1).optional(), ...fields }),
    response: want,
    audit: 'want.update',
    idempotency: 'key',
    errors: ['not-found', 'version-conflict'],
  },
  answer: {
    method: 'POST',
    path: '/want/:id/answer',
    summary: 'Đánh dấu đã trả lời khách; để trống thì mở lại',
    permission: writes,
    params: idParams,
    body: z.strictObject({ version, outcome: z.enum(wantOutcomes).nullable(), note: text(300).nullish() }),
    response: want,
    audit: 'want.answer',
    idempotency: 'key',
    errors: ['not-found', 'version-conflict'],
  },
})
