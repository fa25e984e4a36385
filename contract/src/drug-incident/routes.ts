import { z } from 'zod'
import { documentStatuses } from '../enumeration.ts'
import { exportRoute } from '../export-route.ts'
import { day, id, idParams, instant, quantity, text, version } from '../field.ts'
import { branchFilter, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'

import { drugIncident, incidentKinds, summary } from './shapes.ts'

const content = {
  kind: z.enum(incidentKinds),
  discoveredAt: instant,
  happenedAt: instant.nullish(),
  discoveredBy: text(200, 1),
  place: text(200).nullish(),
  description: text(2000, 1),
  cause: text(1000).nullish(),
  handling: text(1000).nullish(),
  /** Whom it is sent to: the health department of the province. */
  recipient: text(200, 1),
  inventoryCheckId: id.nullish(),
  items: z
    .array(
      z.strictObject({
        productId: id,
        lotNumber: text(40).default(''),
        expiryDate: day.nullish(),
        unitId: id,
        quantity,
        note: text(200).nullish(),
      }),
    )
    .min(1, 'Chưa có thuốc nào')
    .max(50, 'Tối đa 50 dòng'),
}

const model = 'check_inventory'

const filter = {
  ...branchFilter,
  keyword: pageQuery.shape.keyword,
  status: z.enum(documentStatuses).optional(),
}

const sorted = sortedBy('code', 'discovered')

export const drugIncidentRoutes = routes({
  list: {
    method: 'GET',
    path: '/drug-incident',
    summary: 'Báo cáo thất thoát, nhầm lẫn thuốc phải kiểm soát',
    permission: { model, action: 'read' },
    query: pageQuery.extend({ ...filter, ...sorted }),
    response: pageOf(summary),
  },
  export: exportRoute(
    '/drug-incident/export',
    'Xuất báo cáo thất thoát, nhầm lẫn của bộ lọc ra tệp Excel: mỗi báo cáo một dòng, hoặc mỗi thuốc một dòng',
    { model, action: 'read' },
    {
      withLines: z.boolean().default(false),
      ...filter,
      ...sorted,
    },
  ),
  get: {
    method: 'GET',
    path: '/drug-incident/:id',
    summary: 'Một báo cáo thất thoát, nhầm lẫn',
    permission: { model, action: 'read' },
    params: idParams,
    response: drugIncident,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/drug-incident',
    summary: 'Lập báo cáo thất thoát, nhầm lẫn',
    permission: { model, action: 'create' },
    body: z.strictObject({ id: id.optional(), branchId: id.optional(), ...content }),
    response: drugIncident,
    status: 201,
    audit: 'drug-incident.create',
    idempotency: 'client-id',
    errors: [
      'not-found',
      'branch-inactive',
      'discovered-in-future',
      'happened-after-discovery',
      'incident-goods-uncontrolled',
      'idempotency-conflict',
    ],
  },
  update: {
    method: 'PUT',
    path: '/drug-incident/:id',
    summary: 'Sửa báo cáo chưa gửi',
    permission: { model, action: 'update' },
    params: idParams,
    body: z.strictObject({ version, ...content }),
    response: drugIncident,
    audit: 'drug-incident.update',
    idempotency: 'key',
    errors: [
      'not-found',
      'not-a-draft',
      'version-conflict',
      'discovered-in-future',
      'happened-after-discovery',
      'incident-goods-uncontrolled',
    ],
  },
  send: {
    method: 'POST',
    path: '/drug-incident/:id/send',
    summary: 'Đánh dấu đã gửi cơ quan quản lý; từ đó báo cáo không sửa nữa',
    permission: { model, action: 'update' },
    params: idParams,
    body: z.strictObject({ version, sentAt: instant.optional() }),
    response: drugIncident,
    audit: 'drug-incident.send',
    idempotency: 'key',
    errors: ['not-found', 'not-a-draft', 'version-conflict', 'sent-before-discovery'],
  },
  cancel: {
    method: 'POST',
    path: '/drug-incident/:id/cancel',
    summary: 'Hủy báo cáo lập nhầm',
    permission: { model, action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: drugIncident,
    audit: 'drug-incident.cancel',
    idempotency: 'key',
    errors: ['not-found', 'already-cancelled'],
  },
})
