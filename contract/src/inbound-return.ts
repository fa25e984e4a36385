import { z } from 'zod'
import { documentStatuses, draftStatuses, lotStates, paymentMethods } from './enumeration.ts'
import { day, dong, id, idParams, instant, maxLines, quantity, text, vatRate, version } from './field.ts'
import { type LogRights, needsPurchases } from './log-right.ts'
import { branchFilter, pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'
import { sheetType } from './sheet-type.ts'
import { submission, submissionStates } from './submission.ts'

export const inboundReturnReasons = [
  'NEAR_EXPIRY',
  'EXPIRED',
  'DAMAGED',
  'RECALLED',
  'WRONG_DELIVERY',
  'OTHER',
] as const
export type InboundReturnReason = (typeof inboundReturnReasons)[number]

const buckets = ['sellable', 'quarantine'] as const

const itemInput = z.strictObject({
  productId: id,
  lotId: id,
  bucket: z.enum(buckets).default('sellable'),
  unitId: id,
  quantity,
  /** What the provider gives back for one of the unit, without VAT. */
  price: dong,
  vatRate: vatRate.nullish(),
  /** The line of the import that brought it; in a return by receipt every line has one. */
  inboundItemId: id.nullish(),
})

const content = {
  branchId: id.optional(),
  providerId: id.nullish(),
  inboundId: id.nullish(),
  reason: z.enum(inboundReturnReasons),
  note: text(500).nullish(),
  /** Until when the provider takes the goods back. */
  deadline: day.nullish(),
  /** What the provider keeps of the price. */
  deduction: dong.default(0),
  items: z.array(itemInput).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
  /** How the provider gives the money back; what is left lessens the debt to it. */
  payments: z
    .array(
      z.strictObject({
        method: z.enum(paymentMethods),
        amount: dong.min(1, 'Số tiền phải lớn hơn 0'),
        accountId: id.optional(),
      }),
    )
    .max(10)
    .default([]),
}

export const inboundReturnBody = z.strictObject({ id: id.optional(), status: z.enum(draftStatuses), ...content })
export type InboundReturnBody = z.output<typeof inboundReturnBody>

const summary = z.object({
  id,
  code: z.string(),
  status: z.enum(documentStatuses),
  branchId: id,
  providerId: id.nullable(),
  providerName: z.string().nullable(),
  inboundId: id.nullable(),
  inboundCode: z.string().nullable(),
  reason: z.enum(inboundReturnReasons),
  deadline: day.nullable(),
  createdByName: z.string(),
  createdAt: instant,
  postedAt: instant.nullable(),
  businessDay: day,
  itemCount: z.int(),
  goodsAmount: z.int(),
  vatAmount: z.int(),
  deduction: z.int(),
  refundable: z.int(),
  refunded: z.int(),
  debt: z.int(),
  /** What the goods cost; only with cost/read. Of a draft it is not known: 0. */
  value: z.int().optional(),
})

export const inboundReturn = summary.extend({
  note: z.string().nullable(),
  version: z.int(),
  cancelledAt: instant.nullable(),
  cancelledByName: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** How it stands with the systems that it is reported to; empty where the branch never was connected. */
  submissions: z.array(submission),
  items: z.array(
    z.object({
      id,
      productId: id,
      productCode: z.string(),
      productName: z.string(),
      lotId: id,
      lotNumber: z.string(),
      expiryDate: day.nullable(),
      bucket: z.enum(buckets),
      unitId: id,
      unitName: z.string(),
      ratio: z.int(),
      quantity: z.int(),
      baseQuantity: z.int(),
      price: z.int(),
      amount: z.int(),
      vatRate: z.int().nullable(),
      vatAmount: z.int(),
      value: z.int().optional(),
      inboundItemId: id.nullable(),
    }),
  ),
  payments: z.array(z.object({ method: z.enum(paymentMethods), amount: z.int(), accountId: id.nullable().optional() })),
})
export type InboundReturn = z.output<typeof inboundReturn>

/** A lot on a shelf that can go back, with what it was bought for. Quantities in base units. */
const returnable = z.object({
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  lotId: id,
  lotNumber: z.string(),
  expiryDate: day.nullable(),
  state: z.enum(lotStates),
  bucket: z.enum(buckets),
  onHand: z.int(),
  /** By receipt only: what it brought of this lot, and what of that went back already. */
  bought: z.int().nullable(),
  returned: z.int().nullable(),
  canReturn: z.int(),
  inboundItemId: id.nullable(),
  /** The unit in which it was bought, and the net price of one of it; null where it never was. */
  unitId: id.nullable(),
  price: z.int().nullable(),
  vatRate: z.int().nullable(),
  units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
  /** Free returns: who delivered the lot, the provider that is asked about before others; null where it was never bought. */
  boughtFrom: z.object({ id: id.nullable(), name: z.string() }).nullable(),
})
export type Returnable = z.output<typeof returnable>

export const inboundReturnFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  status: z.enum(documentStatuses).optional(),
  reason: z.enum(inboundReturnReasons).optional(),
  providerId: id.optional(),
  inboundId: id.optional(),
  productId: id.optional(),
  /** How it stands with a system that it is reported to. */
  reportState: z.enum(submissionStates).optional(),
  from: day.optional(),
  to: day.optional(),
})

const errors = [
  'not-found',
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

export const inboundReturnRoutes = routes({
  list: {
    method: 'GET',
    path: '/inbound-return',
    summary: 'Danh sách phiếu trả hàng nhập, mới nhất trước',
    permission: read,
    query: pageQuery.extend(inboundReturnFilter.shape),
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
    body: z.strictObject({ id: id.optional(), withLines: z.boolean().default(false), ...inboundReturnFilter.shape }),
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

const bought = needsPurchases('return_product')

/** Who reads what of a return to a provider in the log. */
export const inboundReturnLog: LogRights = {
  amount: bought,
  fields: { refundable: bought, refunded: bought, debt: bought },
}
