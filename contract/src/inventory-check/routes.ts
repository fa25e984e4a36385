import { z } from 'zod'
import { day, id, idParams, instant, maxAmount, maxQuantity, nothing, text, version } from '../field.ts'
import { branchFilter, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'
import { sheetType } from '../sheet-type.ts'

import {
  checkFilter,
  checkSummary,
  countGoods,
  countLine,
  countLineInput,
  inventoryCheck,
  inventoryCheckBody,
  lineKey,
  lineOutcome,
  mergePreview,
  mostCountLines,
  mostMerged,
  reason,
  reasonDirections,
  recountLot,
  reviewLine,
  reviewTabs,
  reviewTotals,
  sheet,
} from './shapes.ts'

const distinctIds = z
  .array(id)
  .min(2, 'Chọn ít nhất hai phiếu')
  .max(mostMerged, `Tối đa ${mostMerged} phiếu một lần`)
  .refine(ids => new Set(ids).size === ids.length, 'Một phiếu chỉ chọn một lần')

const lateSale = z.object({
  billId: id,
  billCode: z.string(),
  productId: id,
  productName: z.string(),
  lotNumber: z.string(),
  quantity: z.int(),
  soldAt: instant,
  postedAt: instant,
})

const model = 'check_inventory'
const read = { model, action: 'read' } as const
const count = { model, action: 'create' } as const
const review = { model, action: 'update' } as const

const mergeRefusals = ['not-a-draft', 'check-branch-differs', 'check-held', 'check-recounted'] as const

const sorted = sortedBy('code', 'at', 'plus', 'minus', 'plusValue', 'minusValue')

export const inventoryCheckRoutes = routes({
  list: {
    method: 'GET',
    path: '/inventory-check',
    summary: 'Danh sách phiếu kiểm kho, mới nhất trước',
    permission: read,
    query: pageQuery.extend({
      ...checkFilter.shape,
      ...sorted,
    }),
    response: pageOf(checkSummary),
  },
  total: {
    method: 'GET',
    path: '/inventory-check/total',
    summary: 'Tổng của cả bộ lọc phiếu kiểm kho (chỉ phiếu hoàn thành)',
    permission: read,
    query: checkFilter,
    response: z.object({
      count: z.int(),
      plusCount: z.int(),
      minusCount: z.int(),
      plusValue: z.int().optional(),
      minusValue: z.int().optional(),
    }),
  },
  export: {
    method: 'POST',
    path: '/inventory-check/export',
    summary: 'Xuất phiếu kiểm kho của bộ lọc ra tệp Excel: mỗi phiếu một dòng, hoặc mỗi lô đã kiểm một dòng',
    permission: read,
    /** With an `id` the progress can be asked for (GET export/:id). */
    body: z.strictObject({ id: id.optional(), withLines: z.boolean().default(false), ...checkFilter.shape, ...sorted }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found'],
  },
  reasonReport: {
    method: 'GET',
    path: '/inventory-check/by-reason',
    summary: 'Chênh lệch kiểm kho theo lý do',
    permission: read,
    query: z.object({ ...branchFilter, from: day.optional(), to: day.optional() }),
    response: z.array(
      z.object({
        reasonId: id.nullable(),
        reasonName: z.string().nullable(),
        plusCount: z.int(),
        minusCount: z.int(),
        plusValue: z.int().optional(),
        minusValue: z.int().optional(),
      }),
    ),
  },
  get: {
    method: 'GET',
    path: '/inventory-check/:id',
    summary: 'Một phiếu kiểm kho với các lượt đếm',
    permission: read,
    params: idParams,
    response: inventoryCheck,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/inventory-check',
    summary: 'Lập phiếu kiểm kho',
    permission: count,
    body: inventoryCheckBody,
    response: inventoryCheck,
    status: 201,
    audit: 'inventory-check.create',
    idempotency: 'client-id',
    errors: ['not-found', 'branch-inactive', 'idempotency-conflict'],
  },
  mergePreview: {
    method: 'GET',
    path: '/inventory-check/merge',
    summary: 'Gộp các phiếu tạm này thì được gì: phạm vi, lô có ở nhiều phiếu; phiếu không gộp được thì nói vì sao',
    permission: review,
    query: z.object({
      ids: z
        .string()
        .max(40 * mostMerged)
        .transform(value => value.split(','))
        .pipe(distinctIds),
    }),
    response: mergePreview,
    errors: ['not-found', ...mergeRefusals],
  },
  merge: {
    method: 'POST',
    path: '/inventory-check/merge',
    summary: 'Gộp các phiếu tạm của một chi nhánh: lượt đếm chuyển sang phiếu mới, phiếu cũ hủy và trỏ tới phiếu mới',
    permission: review,
    body: z.strictObject({ id: id.optional(), checkIds: distinctIds, note: text(500).nullish() }),
    response: inventoryCheck,
    status: 201,
    audit: 'inventory-check.merge',
    idempotency: 'client-id',
    errors: ['not-found', 'branch-inactive', 'idempotency-conflict', ...mergeRefusals],
  },
  goods: {
    method: 'GET',
    path: '/inventory-check/:id/goods',
    summary: 'Hàng và lô để đếm, cho máy đếm giữ lại; phiếu đếm mù không có tồn sổ sách',
    permission: count,
    params: idParams,
    query: z.object({
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(2000).default(1000),
    }),
    response: z.object({ items: z.array(countGoods), nextCursor: z.string().nullable() }),
    errors: ['not-found'],
  },
  recounts: {
    method: 'GET',
    path: '/inventory-check/:id/recount',
    summary: 'Lô phải đếm lại, không kèm số nào; lô do chính mình đếm thì người khác đếm lại',
    permission: count,
    params: idParams,
    response: z.array(recountLot),
    errors: ['not-found'],
  },
  openSheet: {
    method: 'POST',
    path: '/inventory-check/:id/sheet',
    summary: 'Mở một lượt đếm cho người đang đăng nhập; đếm lại do người khác đếm',
    permission: count,
    params: idParams,
    body: z.strictObject({ id: id.optional(), name: text(60).nullish(), isRecount: z.boolean().default(false) }),
    response: sheet,
    status: 201,
    audit: 'inventory-check.open-sheet',
    idempotency: 'client-id',
    errors: ['not-found', 'not-a-draft', 'branch-inactive', 'nothing-counted', 'idempotency-conflict'],
  },
  sheet: {
    method: 'GET',
    path: '/count-sheet/:id',
    summary: 'Một lượt đếm với các dòng đã gửi; của người khác chỉ người duyệt xem được khi đếm mù',
    permission: count,
    params: idParams,
    response: sheet.extend({ lines: z.array(countLine) }),
    errors: ['not-found'],
  },
  record: {
    method: 'POST',
    path: '/count-sheet/:id/line',
    summary: 'Gửi các dòng vừa đếm; gửi lại không cộng thêm, dòng nào không nhận thì nói rõ vì sao',
    permission: count,
    params: idParams,
    body: z.strictObject({
      /** The phone's clock when it sends: one that is wrong is put right by it. */
      clock: instant,
      lines: z.array(countLineInput).min(1).max(mostCountLines, 'Tối đa 500 dòng'),
    }),
    response: z.object({ results: z.array(lineOutcome) }),
    audit: 'inventory-check.count',
    idempotency: 'natural',
    errors: [
      'not-found',
      'not-a-draft',
      'sheet-closed',
      'amount-too-large',
      'combo-has-no-stock',
      'service-has-no-stock',
    ],
  },
  finishSheet: {
    method: 'POST',
    path: '/count-sheet/:id/finish',
    summary: 'Báo lượt đếm đã xong, hoặc mở lại để đếm tiếp',
    permission: count,
    params: idParams,
    body: z.strictObject({ isFinished: z.boolean() }),
    response: sheet,
    audit: 'inventory-check.finish-sheet',
    idempotency: 'natural',
    errors: ['not-found', 'not-a-draft', 'sheet-closed'],
  },
  discardSheet: {
    method: 'DELETE',
    path: '/count-sheet/:id',
    summary: 'Bỏ một lượt đếm: các dòng của nó không tính nữa',
    permission: count,
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'inventory-check.discard-sheet',
    idempotency: 'natural',
    errors: ['not-found', 'not-a-draft'],
  },
  review: {
    method: 'GET',
    path: '/inventory-check/:id/review',
    summary: 'Kết quả gộp theo lô: khớp, lệch, chưa đếm; phiếu đếm mù chỉ người duyệt xem được',
    permission: read,
    params: idParams,
    query: z.object({
      tab: z.enum(reviewTabs).default('all'),
      keyword: text(100).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(5000).default(100),
    }),
    response: z.object({
      items: z.array(reviewLine),
      totalItem: z.int(),
      page: z.int(),
      limit: z.int(),
      totals: reviewTotals,
      lateSales: z.array(lateSale),
      /** Tills of the branch without contact that may keep sales: of a draft alone. */
      silentTills: z.array(z.object({ name: z.string(), lastContactAt: instant, queued: z.int() })),
    }),
    errors: ['not-found', 'forbidden'],
  },
  decide: {
    method: 'PATCH',
    path: '/inventory-check/:id/line',
    summary: 'Ghi lý do, ghi chú (cả khi đã hoàn thành), bù trừ và sửa hạn cho các dòng lệch',
    permission: review,
    params: idParams,
    body: z.strictObject({
      lines: z
        .array(
          z.strictObject({
            ...lineKey,
            reasonId: id.nullable().optional(),
            note: text(300).nullable().optional(),
            /** Lines with the same number stand in for each other. */
            offsetGroup: z.int().min(1).max(30_000).nullable().optional(),
            /** The lot gets the expiry that was found on its packs. */
            correctsExpiry: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(mostCountLines),
    }),
    response: z.object({ count: z.int() }),
    audit: 'inventory-check.decide',
    idempotency: 'natural',
    errors: ['not-found', 'not-a-draft', 'reason-of-other-direction'],
  },
  hold: {
    method: 'POST',
    path: '/inventory-check/:id/hold',
    summary: 'Tạm giữ phiếu để không ai hoàn thành, hoặc thôi giữ',
    permission: review,
    params: idParams,
    body: z.strictObject({ isHeld: z.boolean(), reason: text(200).nullish() }),
    response: inventoryCheck,
    audit: 'inventory-check.hold',
    idempotency: 'natural',
    errors: ['not-found', 'not-a-draft'],
  },
  complete: {
    method: 'POST',
    path: '/inventory-check/:id/complete',
    summary: 'Hoàn thành: tồn kho theo số đếm, tính cả hàng bán trong và sau khi đếm',
    permission: review,
    params: idParams,
    body: z.strictObject({
      /** What was not counted is not there. Names what the person saw, so that it is never more than they meant. */
      zeroUncounted: z
        .strictObject({
          count: z.int().min(1).max(maxQuantity),
          value: z
            .int()
            .min(0)
            .max(10 * maxAmount)
            .optional(),
        })
        .nullish(),
    }),
    response: inventoryCheck,
    audit: 'inventory-check.complete',
    idempotency: 'key',
    errors: [
      'not-found',
      'already-cancelled',
      'branch-inactive',
      'check-held',
      'nothing-counted',
      'uncounted-changed',
      'count-not-ready',
      'amount-too-large',
    ],
  },
  cancel: {
    method: 'POST',
    path: '/inventory-check/:id/cancel',
    summary: 'Hủy phiếu kiểm: phiếu đã hoàn thành chỉ hủy được khi hàng thừa còn đủ',
    permission: { model, action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: inventoryCheck,
    audit: 'inventory-check.cancel',
    idempotency: 'key',
    errors: ['not-found', 'already-cancelled', 'day-closed', 'goods-moved-on'],
  },
  reasons: {
    method: 'GET',
    path: '/difference-reason',
    summary: 'Lý do chênh lệch kiểm kho',
    permission: read,
    response: z.array(reason),
  },
  createReason: {
    method: 'POST',
    path: '/difference-reason',
    summary: 'Thêm lý do chênh lệch',
    permission: review,
    body: z.strictObject({ name: text(60, 1), direction: z.enum(reasonDirections) }),
    response: reason,
    status: 201,
    audit: 'difference-reason.create',
    idempotency: 'key',
    errors: ['reason-name-taken'],
  },
  updateReason: {
    method: 'PATCH',
    path: '/difference-reason/:id',
    summary: 'Sửa hoặc ngưng dùng một lý do',
    permission: review,
    params: idParams,
    body: z.strictObject({
      version,
      name: text(60, 1).optional(),
      direction: z.enum(reasonDirections).optional(),
      isActive: z.boolean().optional(),
    }),
    response: reason,
    audit: 'difference-reason.update',
    idempotency: 'key',
    errors: ['reason-name-taken', 'version-conflict', 'not-found'],
  },
})
