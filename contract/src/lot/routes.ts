import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { day, id, idParams, quantity, text, version } from '../field.ts'
import { branchFilter, flag, pageOf, pageQuery } from '../page.ts'
import { routes } from '../route.ts'

import { foundLot, lotHindrances, notedLot, recall, shelfBuckets, shelfLot } from './shapes.ts'

const step = z.object({
  /** At most so many days are left; 0 is expired. */
  days: z.int(),
  count: z.int(),
  value: z.int().optional(),
})

export const lotRoutes = routes({
  list: {
    method: 'GET',
    path: '/lot/shelf',
    work: 'report',
    summary: 'Lô trên kệ và biệt trữ của chi nhánh, hạn gần nhất trước; tìm theo số lô hoặc tên hàng',
    permission: { model: 'list_product', action: 'read' },
    query: pageQuery.omit({ orderBy: true }).extend({
      ...branchFilter,
      productId: id.optional(),
      /** At most so many days to expiry; 0 is expired. Without it all lots, those without an expiry last. */
      days: z.coerce.number().int().min(0).max(3650).optional(),
      hindrance: z.enum(lotHindrances).optional(),
      /** Lots of which nothing is left, too: who bought them is asked when they are recalled. */
      withEmpty: flag.optional(),
    }),
    response: pageOf(shelfLot),
  },
  find: {
    method: 'GET',
    path: '/lot/find',
    summary: 'Tìm lô theo phần đầu của số lô, cả lô đã bán hết',
    permission: { model: 'list_product', action: 'read' },
    query: z.object({ ...branchFilter, keyword: text(100, 1), limit: pageQuery.shape.limit }),
    response: z.array(foundLot),
  },
  steps: {
    method: 'GET',
    path: '/lot/expiring',
    work: 'report',
    summary: 'Số lô và giá vốn của hàng hết hạn và sắp hết hạn theo mốc 180, 90, 30 ngày',
    permission: { model: 'list_product', action: 'read' },
    query: z.object(branchFilter),
    response: z.object({ steps: z.array(step) }),
  },
  recall: {
    method: 'GET',
    path: '/lot/:id/recall',
    summary: 'Một lô đã bán cho ai, còn ở đâu: danh sách để gọi khi thu hồi',
    permission: { model: 'list_product', action: 'read' },
    params: idParams,
    response: recall,
    errors: ['not-found'],
  },
  exportRecall: exportRoute(
    '/lot/recall/export',
    'Xuất danh sách khách đã mua một lô ra tệp Excel',
    { model: 'list_product', action: 'read' },
    { lotId: id },
  ),
  note: {
    method: 'POST',
    path: '/lot',
    summary: 'Ghi nhanh ở quầy một lô có trên kệ mà máy chưa có; lô đã có đúng hạn dùng thì trả về lô ấy',
    permission: { model: 'negative_stock', action: 'create' },
    body: z.strictObject({ branchId: id.optional(), productId: id, number: text(60, 1), expiryDate: day }),
    response: notedLot,
    audit: 'lot.note',
    idempotency: 'natural',
    errors: [
      'not-found',
      'branch-inactive',
      'product-merged',
      'lots-not-managed',
      'lot-already-expired',
      'lot-expiry-differs',
    ],
  },
  changeExpiry: {
    method: 'PATCH',
    path: '/lot/:id/expiry',
    summary: 'Sửa hạn dùng của một lô nhập sai',
    permission: { model: 'list_product', action: 'update' },
    params: idParams,
    body: z.strictObject({ version, expiryDate: day, reason: text(300, 1) }),
    response: z.object({ id, expiryDate: day, version: z.int() }),
    audit: 'lot.change-expiry',
    idempotency: 'key',
    errors: ['not-found', 'version-conflict', 'product-merged', 'lots-not-managed'],
  },
  move: {
    method: 'POST',
    path: '/lot/:id/quarantine',
    summary: 'Đưa hàng của một lô vào biệt trữ ở chi nhánh, hoặc trả lại kệ bán',
    permission: { model: 'list_product', action: 'update' },
    params: idParams,
    body: z.strictObject({
      branchId: id.optional(),
      to: z.enum(shelfBuckets),
      /** Base units. */
      quantity,
      reason: text(300, 1),
    }),
    response: z.object({ id, sellable: z.int(), quarantine: z.int() }),
    audit: 'lot.quarantine',
    idempotency: 'key',
    errors: ['not-found', 'branch-inactive', 'lot-short', 'quarantine-lot-expired'],
  },
})
