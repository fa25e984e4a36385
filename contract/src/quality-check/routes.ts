import { z } from 'zod'
import { documentStatuses } from '../enumeration.ts'
import { exportRoute } from '../export-route.ts'
import { id, idParams, text, version } from '../field.ts'
import { branchFilter, pageOf, pageQuery } from '../page.ts'
import { routes } from '../route.ts'

import { month, qualityCheck, qualityResults, qualityRisks, storage, summary } from './shapes.ts'

const model = 'check_inventory'

const filter = {
  ...branchFilter,
  keyword: pageQuery.shape.keyword,
  status: z.enum(documentStatuses).optional(),
}

export const qualityCheckRoutes = routes({
  list: {
    method: 'GET',
    path: '/quality-check',
    summary: 'Phiếu kiểm tra hạn dùng và chất lượng hằng tháng',
    permission: { model, action: 'read' },
    query: pageQuery.extend(filter),
    response: pageOf(summary),
  },
  export: exportRoute(
    '/quality-check/export',
    'Xuất phiếu kiểm tra chất lượng của bộ lọc ra tệp Excel',
    { model, action: 'read' },
    filter,
  ),
  get: {
    method: 'GET',
    path: '/quality-check/:id',
    summary: 'Một phiếu kiểm tra chất lượng',
    permission: { model, action: 'read' },
    params: idParams,
    response: qualityCheck,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/quality-check',
    summary: 'Lập phiếu kiểm tra của một tháng: các lô đang có, lô đáng ngại trước',
    permission: { model, action: 'create' },
    body: z.strictObject({ id: id.optional(), branchId: id.optional(), month }),
    response: qualityCheck,
    status: 201,
    audit: 'quality-check.create',
    idempotency: 'client-id',
    errors: [
      'branch-inactive',
      'product-merged',
      'quality-month-future',
      'quality-month-past',
      'quality-month-exists',
      'idempotency-conflict',
    ],
  },
  update: {
    method: 'PATCH',
    path: '/quality-check/:id',
    summary: 'Ghi kết quả từng lô và điều kiện bảo quản',
    permission: { model, action: 'create' },
    params: idParams,
    body: z.strictObject({
      version,
      storage: storage.optional(),
      storageNote: text(500).nullable().optional(),
      inspectors: text(200).nullable().optional(),
      note: text(500).nullable().optional(),
      items: z
        .array(
          z.strictObject({
            lotId: id,
            result: z.enum(qualityResults).nullable().optional(),
            note: text(200).nullable().optional(),
          }),
        )
        .max(500)
        .optional(),
      /** Every lot without a result, of these risks, is good. */
      passRest: z.array(z.enum(qualityRisks)).max(7).optional(),
    }),
    response: qualityCheck,
    audit: 'quality-check.update',
    idempotency: 'key',
    errors: ['not-found', 'not-a-draft', 'version-conflict', 'expired-not-good'],
  },
  complete: {
    method: 'POST',
    path: '/quality-check/:id/complete',
    summary: 'Hoàn thành: lô không đạt được chuyển sang biệt trữ',
    permission: { model, action: 'update' },
    params: idParams,
    body: z.strictObject({ version }),
    response: qualityCheck,
    audit: 'quality-check.complete',
    idempotency: 'key',
    errors: ['not-found', 'not-a-draft', 'version-conflict', 'branch-inactive', 'quality-not-done'],
  },
  cancel: {
    method: 'POST',
    path: '/quality-check/:id/cancel',
    summary: 'Hủy phiếu kiểm tra: hàng đã chuyển biệt trữ về lại kệ',
    permission: { model, action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: qualityCheck,
    audit: 'quality-check.cancel',
    idempotency: 'key',
    errors: ['not-found', 'already-cancelled', 'day-closed', 'goods-moved-on'],
  },
})
