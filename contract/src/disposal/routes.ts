import { z } from 'zod'
import { draftStatuses } from '../enumeration.ts'
import { id, idParams, text, version } from '../field.ts'
import { branchFilter, flag, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'
import { sheetType } from '../sheet-type.ts'

import { candidate, content, disposal, disposalBody, disposalFilter, disposalSummary } from './shapes.ts'

const disposalReplace = z.strictObject({ version, status: z.enum(draftStatuses), ...content })

const errors = [
  'not-found',
  'product-merged',
  'branch-inactive',
  'no-items',
  'lot-short',
  'disposed-in-future',
  'disposed-too-long-ago',
  'amount-too-large',
  'idempotency-conflict',
] as const

const sorted = sortedBy('code', 'at', 'items', 'value')

export const disposalRoutes = routes({
  list: {
    method: 'GET',
    path: '/disposal',
    summary: 'Danh sách phiếu xuất hủy, mới nhất trước',
    permission: { model: 'disposal', action: 'read' },
    query: pageQuery.extend({ ...disposalFilter.shape, ...sorted }),
    response: pageOf(disposalSummary),
  },
  total: {
    method: 'GET',
    path: '/disposal/total',
    summary: 'Tổng của cả bộ lọc phiếu xuất hủy (chỉ phiếu hoàn thành)',
    permission: { model: 'disposal', action: 'read' },
    query: disposalFilter,
    response: z.object({ count: z.int(), itemCount: z.int(), value: z.int().optional() }),
  },
  export: {
    method: 'POST',
    path: '/disposal/export',
    summary: 'Xuất phiếu xuất hủy của bộ lọc ra tệp Excel: mỗi phiếu một dòng, hoặc mỗi dòng hàng một dòng',
    permission: { model: 'disposal', action: 'read' },
    /** With an `id` the progress can be asked for (GET export/:id). */
    body: z.strictObject({
      id: id.optional(),
      withLines: z.boolean().default(false),
      ...disposalFilter.shape,
      ...sorted,
    }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found'],
  },
  candidates: {
    method: 'GET',
    path: '/disposal/candidate',
    work: 'report',
    summary: 'Lô có thể phải hủy: hết hạn, tạm giữ, thu hồi, biệt trữ; hoặc lô bất kỳ theo từ khóa',
    permission: { model: 'disposal', action: 'create' },
    query: z.object({
      ...branchFilter,
      keyword: text(100).optional(),
      /** Only lots past their expiry. */
      expired: flag.optional(),
      lotIds: z
        .string()
        .max(8000)
        .transform(value => value.split(','))
        .pipe(z.array(id).max(200))
        .optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    response: z.array(candidate),
  },
  get: {
    method: 'GET',
    path: '/disposal/:id',
    summary: 'Một phiếu xuất hủy',
    permission: { model: 'disposal', action: 'read' },
    params: idParams,
    response: disposal,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/disposal',
    summary: 'Lập phiếu xuất hủy: phiếu tạm hoặc hoàn thành ngay',
    permission: { model: 'disposal', action: 'create' },
    body: disposalBody,
    response: disposal,
    status: 201,
    audit: 'disposal.create',
    idempotency: 'client-id',
    errors,
  },
  replace: {
    method: 'PUT',
    path: '/disposal/:id',
    summary: 'Sửa phiếu tạm, hoặc hoàn thành phiếu tạm',
    permission: { model: 'disposal', action: 'update' },
    params: idParams,
    body: disposalReplace,
    response: disposal,
    audit: 'disposal.update',
    idempotency: 'key',
    errors: [...errors, 'version-conflict', 'not-a-draft'],
  },
  cancel: {
    method: 'POST',
    path: '/disposal/:id/cancel',
    summary: 'Hủy phiếu xuất hủy: hàng về lại đúng lô',
    permission: { model: 'disposal', action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: disposal,
    audit: 'disposal.cancel',
    idempotency: 'key',
    errors: ['not-found', 'already-cancelled', 'day-closed'],
  },
})
