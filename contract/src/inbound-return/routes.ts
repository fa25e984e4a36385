import { z } from 'zod'
import { draftStatuses } from '../enumeration.ts'
import { id, idParams, text, version } from '../field.ts'
import { branchFilter, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'
import { sheetType } from '../sheet-type.ts'
import { submissionStates } from '../submission.ts'

import {
  content,
  inboundReturn,
  inboundReturnBody,
  inboundReturnFilter,
  inboundReturnReasons,
  returnable,
  summary,
} from './shapes.ts'

const errors = [
  'vat-not-used',
  'not-found',
  'product-merged',
  'branch-inactive',
  'no-items',
  'lot-short',
  'amount-too-large',
  'deduction-over-goods',
  'return-not-of-receipt',
  'return-over-bought',
  'inbound-not-completed',
  'return-provider-differs',
  'payment-over',
  'debt-mismatch',
  'provider-needed',
  'account-missing',
  'idempotency-conflict',
] as const

const read = { model: 'return_product', action: 'read' } as const

const sorted = sortedBy('code', 'at', 'provider', 'refundable', 'refunded', 'debt')

export const inboundReturnRoutes = routes({
  list: {
    method: 'GET',
    path: '/inbound-return',
    summary: 'Danh sách phiếu trả hàng nhập, mới nhất trước',
    permission: read,
    query: pageQuery.extend({
      ...inboundReturnFilter.shape,
      ...sorted,
    }),
    response: pageOf(
      summary.extend({
        /** How it stands with the systems that it is reported to, what asks for a person first; null where with none. */
        reportState: z.enum(submissionStates).nullable(),
      }),
    ),
  },
  total: {
    method: 'GET',
    path: '/inbound-return/total',
    summary: 'Tổng của cả bộ lọc phiếu trả hàng nhập (chỉ phiếu hoàn thành)',
    permission: read,
    query: inboundReturnFilter,
    response: z.object({
      count: z.int(),
      refundable: z.int(),
      refunded: z.int(),
      debt: z.int(),
      /** Whether the branch is or was connected to a system that returns are reported to. */
      isReported: z.boolean(),
    }),
  },
  export: {
    method: 'POST',
    path: '/inbound-return/export',
    summary: 'Xuất phiếu trả hàng nhập của bộ lọc ra tệp Excel: mỗi phiếu một dòng, hoặc mỗi dòng hàng một dòng',
    permission: read,
    /** With an `id` the progress can be asked for (GET export/:id). */
    body: z.strictObject({
      id: id.optional(),
      withLines: z.boolean().default(false),
      ...inboundReturnFilter.shape,
      ...sorted,
    }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found'],
  },
  byReason: {
    method: 'GET',
    path: '/inbound-return/by-reason',
    summary: 'Hàng trả nhà cung cấp theo lý do (chỉ phiếu hoàn thành)',
    permission: read,
    query: inboundReturnFilter,
    response: z.array(
      z.object({
        reason: z.enum(inboundReturnReasons),
        count: z.int(),
        itemCount: z.int(),
        refundable: z.int(),
        deduction: z.int(),
        value: z.int().optional(),
      }),
    ),
  },
  candidates: {
    method: 'GET',
    path: '/inbound-return/candidate',
    work: 'report',
    summary: 'Lô có thể trả: của một phiếu nhập, hoặc đang có trong kho theo từ khóa, theo nhà cung cấp',
    permission: { model: 'return_product', action: 'create' },
    query: z.object({
      ...branchFilter,
      inboundId: id.optional(),
      providerId: id.optional(),
      keyword: text(100).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(50),
    }),
    response: z.array(returnable),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/inbound-return/:id',
    summary: 'Một phiếu trả hàng nhập',
    permission: read,
    params: idParams,
    response: inboundReturn,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/inbound-return',
    summary: 'Lập phiếu trả hàng nhập: phiếu tạm hoặc hoàn thành ngay',
    permission: { model: 'return_product', action: 'create' },
    body: inboundReturnBody,
    response: inboundReturn,
    status: 201,
    audit: 'inbound-return.create',
    idempotency: 'client-id',
    errors,
  },
  replace: {
    method: 'PUT',
    path: '/inbound-return/:id',
    summary: 'Sửa phiếu tạm, hoặc hoàn thành phiếu tạm',
    permission: { model: 'return_product', action: 'update' },
    params: idParams,
    body: z.strictObject({ version, status: z.enum(draftStatuses), ...content }),
    response: inboundReturn,
    audit: 'inbound-return.update',
    idempotency: 'key',
    errors: [...errors, 'version-conflict', 'not-a-draft'],
  },
  resend: {
    method: 'POST',
    path: '/inbound-return/:id/resend',
    summary:
      'Gửi lại báo cáo của phiếu trả hàng nhập tới hệ thống của nhà nước: báo cáo bị từ chối, gửi không được hoặc đang chờ',
    permission: { model: 'return_product', action: 'update' },
    params: idParams,
    response: inboundReturn,
    audit: 'inbound-return.resend',
    idempotency: 'natural',
    errors: ['not-found', 'nothing-to-resend'],
  },
  cancel: {
    method: 'POST',
    path: '/inbound-return/:id/cancel',
    summary: 'Hủy phiếu trả hàng nhập: hàng về lại đúng lô, tiền và công nợ trở lại như trước',
    permission: { model: 'return_product', action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: inboundReturn,
    audit: 'inbound-return.cancel',
    idempotency: 'key',
    errors: ['not-found', 'already-cancelled', 'fund-short', 'day-closed'],
  },
})
