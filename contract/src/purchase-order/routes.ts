import { z } from 'zod'
import { draftStatuses } from '../enumeration.ts'
import { id, idParams, text, version } from '../field.ts'
import { pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'
import { sheetType } from '../sheet-type.ts'

import { content, purchaseOrder, purchaseOrderBody, purchaseOrderFilter, purchaseOrderSummary } from './shapes.ts'

const purchaseOrderReplace = z.strictObject({ version, status: z.enum(draftStatuses), ...content })

const errors = [
  'vat-not-used',
  'branch-inactive',
  'not-found',
  'product-merged',
  'product-inactive',
  'combo-has-no-stock',
  'service-has-no-stock',
  'order-product-repeated',
  'provider-inactive',
  'amount-too-large',
  'idempotency-conflict',
] as const

const read = { model: 'import_product', action: 'read' } as const

const sorted = sortedBy('code', 'at', 'provider', 'expected', 'payable')

export const purchaseOrderRoutes = routes({
  list: {
    method: 'GET',
    path: '/purchase-order',
    summary: 'Danh sách phiếu đặt hàng nhập, mới nhất trước',
    permission: read,
    query: pageQuery.extend({
      ...purchaseOrderFilter.shape,
      ...sorted,
    }),
    response: pageOf(purchaseOrderSummary),
  },
  total: {
    method: 'GET',
    path: '/purchase-order/total',
    summary: 'Tổng của cả bộ lọc phiếu đặt hàng (không kể phiếu tạm và phiếu hủy)',
    permission: read,
    query: purchaseOrderFilter,
    response: z.object({ count: z.int(), payable: z.int() }),
  },
  export: {
    method: 'POST',
    path: '/purchase-order/export',
    summary: 'Xuất phiếu đặt hàng của bộ lọc ra tệp Excel: mỗi phiếu một dòng, hoặc mỗi dòng hàng một dòng',
    permission: read,
    /** With an `id` the progress can be asked for (GET export/:id). Flags are words, as in the address of the list. */
    body: z.strictObject({
      id: id.optional(),
      withLines: z.boolean().default(false),
      ...purchaseOrderFilter.shape,
      ...sorted,
    }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found'],
  },
  get: {
    method: 'GET',
    path: '/purchase-order/:id',
    summary: 'Một phiếu đặt hàng nhập',
    permission: read,
    params: idParams,
    response: purchaseOrder,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/purchase-order',
    summary: 'Lập phiếu đặt hàng nhập: phiếu tạm hoặc đặt ngay',
    permission: { model: 'import_product', action: 'create' },
    body: purchaseOrderBody,
    response: purchaseOrder,
    status: 201,
    audit: 'purchase-order.create',
    idempotency: 'client-id',
    errors,
  },
  replace: {
    method: 'PUT',
    path: '/purchase-order/:id',
    summary: 'Sửa phiếu đặt hàng tạm, hoặc đặt hàng theo phiếu tạm',
    permission: { model: 'import_product', action: 'update' },
    params: idParams,
    body: purchaseOrderReplace,
    response: purchaseOrder,
    audit: 'purchase-order.update',
    idempotency: 'key',
    errors: [...errors, 'version-conflict', 'not-a-draft'],
  },
  receive: {
    method: 'POST',
    path: '/purchase-order/:id/receive',
    summary: 'Nhận hàng: lập phiếu nhập tạm với số còn lại của phiếu đặt',
    permission: { model: 'import_product', action: 'create' },
    params: idParams,
    response: z.object({ id, code: z.string() }),
    status: 201,
    audit: 'inbound.create',
    idempotency: 'key',
    errors: [
      'not-found',
      'product-merged',
      'branch-inactive',
      'purchase-order-not-open',
      'purchase-order-has-draft',
      'product-inactive',
      'combo-has-no-stock',
      'service-has-no-stock',
      'amount-too-large',
    ],
  },
  close: {
    method: 'POST',
    path: '/purchase-order/:id/close',
    summary: 'Kết thúc phiếu đặt khi hàng không về đủ',
    permission: { model: 'import_product', action: 'update' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: purchaseOrder,
    audit: 'purchase-order.close',
    idempotency: 'key',
    errors: ['not-found', 'purchase-order-not-open', 'purchase-order-nothing-received', 'purchase-order-has-draft'],
  },
  reopen: {
    method: 'POST',
    path: '/purchase-order/:id/reopen',
    summary: 'Mở lại phiếu đặt đã kết thúc: hàng thiếu vẫn về',
    permission: { model: 'import_product', action: 'update' },
    params: idParams,
    response: purchaseOrder,
    audit: 'purchase-order.reopen',
    idempotency: 'natural',
    errors: ['not-found', 'purchase-order-not-closed'],
  },
  cancel: {
    method: 'POST',
    path: '/purchase-order/:id/cancel',
    summary: 'Hủy phiếu đặt hàng chưa nhận gì',
    permission: { model: 'import_product', action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: purchaseOrder,
    audit: 'purchase-order.cancel',
    idempotency: 'key',
    errors: ['not-found', 'already-cancelled', 'purchase-order-received', 'purchase-order-has-draft'],
  },
})
