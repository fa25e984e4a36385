import { z } from 'zod'
import { draftStatuses } from '../enumeration.ts'
import { day, id, idParams, text, version } from '../field.ts'
import { branchFilter, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'
import { sheetType } from '../sheet-type.ts'

import { content, sendsGoods, summary, transfer, transferBody, transferFilter, transferReceive } from './shapes.ts'

const transferReplace = z.strictObject({ version, status: z.enum(draftStatuses), ...content })

const sendErrors = [
  'not-found',
  'product-merged',
  'branch-inactive',
  'transfer-to-itself',
  'transfer-target-inactive',
  'combo-has-no-stock',
  'service-has-no-stock',
  'no-items',
  'stock-short',
  'lot-short',
  'transfer-lot-expired',
  'transfer-lot-held',
  'transfer-lot-recalled',
  'lot-quantity-mismatch',
  'amount-too-large',
  'idempotency-conflict',
] as const

const sorted = sortedBy('code', 'at', 'value', 'lost')

export const transferRoutes = routes({
  list: {
    method: 'GET',
    path: '/stock-transfer',
    summary: 'Danh sách phiếu chuyển kho đi và đến chi nhánh, mới nhất trước',
    permission: { model: 'stock_transfer', action: 'read' },
    query: pageQuery.extend({ ...transferFilter.shape, ...sorted }),
    response: pageOf(summary),
  },
  total: {
    method: 'GET',
    path: '/stock-transfer/total',
    summary: 'Tổng của cả bộ lọc phiếu chuyển kho (chỉ phiếu đã gửi)',
    permission: { model: 'stock_transfer', action: 'read' },
    query: transferFilter,
    response: z.object({
      count: z.int(),
      itemCount: z.int(),
      value: z.int().optional(),
      lostValue: z.int().optional(),
    }),
  },
  export: {
    method: 'POST',
    path: '/stock-transfer/export',
    summary:
      'Xuất phiếu chuyển kho của bộ lọc ra tệp Excel: mỗi phiếu một dòng, hoặc mỗi lô của từng dòng hàng một dòng',
    permission: { model: 'stock_transfer', action: 'read' },
    /** With an `id` the progress can be asked for (GET export/:id). Flags are words, as in the address of the list. */
    body: z.strictObject({
      id: id.optional(),
      withLines: z.boolean().default(false),
      ...transferFilter.shape,
      ...sorted,
    }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found'],
  },
  waiting: {
    method: 'GET',
    path: '/stock-transfer/waiting',
    summary: 'Số phiếu đang chờ chi nhánh này: hàng đang đến, yêu cầu chưa trả lời, phiếu chờ duyệt',
    permission: { model: 'stock_transfer', action: 'read' },
    query: z.object(branchFilter),
    /** `approvals` is 0 for a caller who may not send goods. */
    response: z.object({ incoming: z.int(), requests: z.int(), approvals: z.int() }),
  },
  inTransit: {
    method: 'GET',
    path: '/stock-transfer/in-transit',
    summary: 'Hàng đang đi đường của các chi nhánh được xem, lâu nhất trước, theo giá vốn',
    permission: { model: 'stock_transfer', action: 'read' },
    query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(200) }),
    response: z.object({
      /** By whole days since they were sent. */
      ages: z.array(
        z.object({ fromDays: z.int(), toDays: z.int().nullable(), count: z.int(), value: z.int().optional() }),
      ),
      items: z.array(summary.extend({ ageDays: z.int() })),
    }),
  },
  branches: {
    method: 'GET',
    path: '/stock-transfer/branch',
    summary: 'Các chi nhánh đang hoạt động để chuyển đến hoặc xin hàng',
    permission: { model: 'stock_transfer', action: 'read' },
    response: z.array(z.object({ id, name: z.string() })),
  },
  available: {
    method: 'GET',
    path: '/stock-transfer/available',
    summary: 'Các lô của một hàng có thể chuyển đi, hạn gần nhất trước, và tồn ở nơi nhận',
    permission: { model: 'stock_transfer', action: 'read' },
    query: z.object({ ...branchFilter, productId: id, targetBranchId: id.optional() }),
    response: z.object({
      /** Base units that may leave. */
      available: z.int(),
      atTarget: z.int().nullable(),
      lots: z.array(z.object({ lotId: id, lotNumber: z.string(), expiryDate: day.nullable(), quantity: z.int() })),
    }),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/stock-transfer/:id',
    summary: 'Một phiếu chuyển kho của nơi gửi hoặc nơi nhận',
    permission: { model: 'stock_transfer', action: 'read' },
    params: idParams,
    response: transfer,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/stock-transfer',
    summary: 'Lập phiếu chuyển kho: phiếu tạm, gửi ngay (cần quyền sửa), hoặc yêu cầu chi nhánh khác gửi',
    permission: { model: 'stock_transfer', action: 'create' },
    body: transferBody,
    response: transfer,
    status: 201,
    audit: 'stock-transfer.create',
    idempotency: 'client-id',
    errors: [...sendErrors, 'transfer-request-is-draft'],
  },
  replace: {
    method: 'PUT',
    path: '/stock-transfer/:id',
    summary: 'Sửa phiếu tạm hoặc yêu cầu, hoặc gửi hàng đi; không có quyền sửa thì chỉ sửa phiếu mình lập',
    permission: { anyOf: [sendsGoods, { model: 'stock_transfer', action: 'create' }] },
    params: idParams,
    body: transferReplace,
    response: transfer,
    audit: 'stock-transfer.update',
    idempotency: 'key',
    errors: [...sendErrors, 'transfer-not-yours', 'version-conflict', 'not-a-draft'],
  },
  receive: {
    method: 'POST',
    path: '/stock-transfer/:id/receive',
    summary: 'Nhận hàng chuyển đến: số nhận từng lô, phần thiếu về kho gửi hoặc mất trên đường',
    permission: { model: 'stock_transfer', action: 'update' },
    params: idParams,
    body: transferReceive,
    response: transfer,
    audit: 'stock-transfer.receive',
    idempotency: 'key',
    errors: [
      'not-found',
      'transfer-not-yours',
      'transfer-not-moving',
      'version-conflict',
      'transfer-over',
      'transfer-unresolved',
      'transfer-loss-unnamed',
      'transfer-damaged-over',
      'transfer-damage-unnamed',
    ],
  },
  cancel: {
    method: 'POST',
    path: '/stock-transfer/:id/cancel',
    summary: 'Hủy phiếu tạm, từ chối yêu cầu, hoặc gọi hàng đang đi về lại đúng lô ở kho gửi',
    permission: { model: 'stock_transfer', action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: transfer,
    audit: 'stock-transfer.cancel',
    idempotency: 'key',
    errors: ['not-found', 'already-cancelled', 'day-closed', 'transfer-not-yours', 'transfer-received'],
  },
})
