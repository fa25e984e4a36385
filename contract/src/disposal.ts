import { z } from 'zod'
import { documentStatuses, draftStatuses, lotStates } from './enumeration.ts'
import { day, id, idParams, instant, maxLines, quantity, text, version } from './field.ts'
import { buckets } from './inventory-check.ts'
import { type LogRights, needsCost } from './log-right.ts'
import { branchFilter, flag, pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'
import { sheetType } from './sheet-type.ts'

export const disposalReasons = ['EXPIRED', 'DAMAGED', 'QUALITY', 'RECALLED', 'OTHER'] as const
export type DisposalReason = (typeof disposalReasons)[number]

const disposalItemInput = z.strictObject({
  productId: id,
  lotId: id,
  bucket: z.enum(buckets).default('sellable'),
  unitId: id,
  quantity,
  note: text(200).nullish(),
})

const witness = z.strictObject({ name: text(100, 1), title: text(100).default('') })

const content = {
  branchId: id.optional(),
  reason: z.enum(disposalReasons),
  /** How the goods are destroyed. */
  method: text(300).nullish(),
  place: text(200).nullish(),
  witnesses: z.array(witness).max(10).default([]),
  note: text(500).nullish(),
  /** The day on which they were destroyed. */
  disposedOn: day.nullish(),
  items: z.array(disposalItemInput).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
}

export const disposalBody = z.strictObject({ id: id.optional(), status: z.enum(draftStatuses), ...content })
export type DisposalBody = z.output<typeof disposalBody>

const disposalReplace = z.strictObject({ version, status: z.enum(draftStatuses), ...content })

const disposalSummary = z.object({
  id,
  code: z.string(),
  status: z.enum(documentStatuses),
  branchId: id,
  reason: z.enum(disposalReasons),
  createdByName: z.string(),
  createdAt: instant,
  postedAt: instant.nullable(),
  businessDay: day,
  disposedOn: day.nullable(),
  itemCount: z.int(),
  /** What the goods cost; only with cost/read. Of a draft what they would be worth is not known: 0. */
  value: z.int().optional(),
})

export const disposal = disposalSummary.extend({
  method: z.string().nullable(),
  place: z.string().nullable(),
  witnesses: z.array(z.object({ name: z.string(), title: z.string() })),
  note: z.string().nullable(),
  version: z.int(),
  cancelledAt: instant.nullable(),
  cancelledByName: z.string().nullable(),
  cancelReason: z.string().nullable(),
  items: z.array(
    z.object({
      id,
      productId: id,
      productCode: z.string(),
      productName: z.string(),
      registrationNumber: z.string().nullable(),
      lotId: id,
      lotNumber: z.string(),
      expiryDate: day.nullable(),
      bucket: z.enum(buckets),
      unitId: id,
      unitName: z.string(),
      ratio: z.int(),
      quantity: z.int(),
      baseQuantity: z.int(),
      value: z.int().optional(),
      note: z.string().nullable(),
    }),
  ),
})
export type Disposal = z.output<typeof disposal>

/** A lot that may have to go, as it lies on a shelf. */
const candidate = z.object({
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  registrationNumber: z.string().nullable(),
  lotId: id,
  lotNumber: z.string(),
  expiryDate: day.nullable(),
  daysLeft: z.int().nullable(),
  state: z.enum(lotStates),
  bucket: z.enum(buckets),
  /** Base units. */
  quantity: z.int(),
  value: z.int().optional(),
  units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
})
export type DisposalCandidate = z.output<typeof candidate>

export const disposalFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  status: z.enum(documentStatuses).optional(),
  reason: z.enum(disposalReasons).optional(),
  productId: id.optional(),
  from: day.optional(),
  to: day.optional(),
})

const errors = [
  'not-found',
  'branch-inactive',
  'no-items',
  'lot-short',
  'disposed-in-future',
  'disposed-too-long-ago',
  'amount-too-large',
  'idempotency-conflict',
] as const

export const disposalRoutes = routes({
  list: {
    method: 'GET',
    path: '/disposal',
    summary: 'Danh sách phiếu xuất hủy, mới nhất trước',
    permission: { model: 'disposal', action: 'read' },
    query: pageQuery.extend(disposalFilter.shape),
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
    body: z.strictObject({ id: id.optional(), withLines: z.boolean().default(false), ...disposalFilter.shape }),
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

/** Who reads what of a disposal in the log. */
export const disposalLog: LogRights = { amount: needsCost, fields: { value: needsCost } }
