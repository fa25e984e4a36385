import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { idParams, nothing, text } from '../field.ts'
import { branchFilter, pageOf, pageQuery } from '../page.ts'
import { periodDay } from '../period-day.ts'
import { routes } from '../route.ts'
import { surcharge, surchargeBody, surchargePatch, surchargeSum } from './shapes.ts'

export const surchargeRoutes = routes({
  list: {
    method: 'GET',
    path: '/surcharge',
    summary: 'Các khoản thu khác: phí công thêm, đóng gói, giao gần',
    permission: { model: 'surcharge', action: 'read' },
    query: pageQuery.extend({ keyword: text(100).optional(), isActive: z.enum(['0', '1']).optional() }),
    response: pageOf(surcharge),
  },
  report: {
    method: 'GET',
    path: '/surcharge/report',
    work: 'report',
    summary: 'Đã thu bao nhiêu của mỗi khoản thu khác trong một kỳ ở một chi nhánh',
    permission: { model: 'surcharge', action: 'read' },
    query: z.object({ ...branchFilter, from: periodDay.optional(), to: periodDay.optional() }),
    response: z.object({ items: z.array(surchargeSum) }),
  },
  exportReport: exportRoute(
    '/surcharge/report/export',
    'Xuất các khoản thu khác đã thu trong kỳ ra tệp Excel',
    { model: 'surcharge', action: 'read' },
    { ...branchFilter, from: periodDay.optional(), to: periodDay.optional() },
  ),
  create: {
    method: 'POST',
    path: '/surcharge',
    summary: 'Thêm một khoản thu khác',
    permission: { model: 'surcharge', action: 'create' },
    body: surchargeBody,
    response: surcharge,
    status: 201,
    audit: 'surcharge.create',
    idempotency: 'client-id',
    errors: ['code-taken', 'vat-not-used', 'not-found', 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/surcharge/:id',
    summary: 'Sửa, ngưng dùng, dùng lại một khoản thu khác; hóa đơn đã bán giữ nguyên',
    permission: { model: 'surcharge', action: 'update' },
    params: idParams,
    body: surchargePatch,
    response: surcharge,
    audit: 'surcharge.update',
    idempotency: 'key',
    errors: ['not-found', 'code-taken', 'vat-not-used', 'version-conflict'],
  },
  delete: {
    method: 'DELETE',
    path: '/surcharge/:id',
    summary: 'Xóa một khoản thu khác chưa có trên hóa đơn nào',
    permission: { model: 'surcharge', action: 'delete' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'surcharge.delete',
    idempotency: 'natural',
    errors: ['not-found', 'surcharge-in-use'],
  },
})
