import { z } from 'zod'
import { documentStatuses, lotStates } from './enumeration.ts'
import { day, id, idParams, instant, maxAmount, maxQuantity, nothing, text, version } from './field.ts'
import { type LogRights, needsCost } from './log-right.ts'
import { branchFilter, pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'
import { sheetType } from './sheet-type.ts'

/** What is counted: chosen products, a group with all below it, one shelf position, or everything at the branch. */
export const checkKinds = ['PRODUCT', 'GROUP', 'POSITION', 'BRANCH'] as const
export const buckets = ['sellable', 'quarantine'] as const
/** Which way a reason is for: goods found, goods missing, or both. */
export const reasonDirections = ['PLUS', 'MINUS', 'BOTH'] as const
/** Where the value of found goods comes from: their lot, their product, its last purchase, nothing known, or the line they stand in for. */
export const valueSources = ['lot', 'product', 'purchase', 'none', 'offset'] as const

export type CheckKind = (typeof checkKinds)[number]
export type ValueSource = (typeof valueSources)[number]

/** How many lines a phone sends at once, and how many a reviewer decides at once. */
export const mostCountLines = 500
/** How many checks become one at once. */
export const mostMerged = 20

const scope = {
  kind: z.enum(checkKinds),
  groupId: id.nullish(),
  positionId: id.nullish(),
  /** Of a check by product; what is counted besides is added to it. */
  productIds: z.array(id).max(mostCountLines, 'Tối đa 500 mặt hàng').optional(),
}

export const inventoryCheckBody = z.strictObject({
  id: id.optional(),
  branchId: id.optional(),
  ...scope,
  /** The counters are not told what the books say. */
  isBlind: z.boolean().default(true),
  note: text(500).nullish(),
})
export type InventoryCheckBody = z.output<typeof inventoryCheckBody>

const checkSummary = z.object({
  id,
  code: z.string(),
  kind: z.enum(checkKinds),
  /** The name of the group or the shelf position. */
  scopeName: z.string().nullable(),
  status: z.enum(documentStatuses),
  isBlind: z.boolean(),
  isHeld: z.boolean(),
  branchId: id,
  note: z.string().nullable(),
  createdByName: z.string(),
  createdAt: instant,
  postedAt: instant.nullable(),
  businessDay: day,
  sheetCount: z.int(),
  /** Of a completed check by lot; of a draft what has been counted so far, and no differences. */
  lineCount: z.int(),
  matchCount: z.int(),
  plusCount: z.int(),
  minusCount: z.int(),
  /** Only with cost/read. */
  plusValue: z.int().optional(),
  minusValue: z.int().optional(),
})
export type InventoryCheckSummary = z.output<typeof checkSummary>

const sheet = z.object({
  id,
  inventoryCheckId: id,
  name: z.string(),
  round: z.int(),
  counterId: id,
  counterName: z.string(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  discardedAt: instant.nullable(),
  /** The check on which it was begun, where that was merged into this one. */
  countedInCode: z.string().nullable(),
  lineCount: z.int(),
  lastReceivedAt: instant.nullable(),
})
export type CountSheet = z.output<typeof sheet>

const checkName = z.object({ id, code: z.string() })

export const inventoryCheck = checkSummary.extend({
  groupId: id.nullable(),
  positionId: id.nullable(),
  productIds: z.array(id),
  heldAt: instant.nullable(),
  heldByName: z.string().nullable(),
  holdReason: z.string().nullable(),
  zeroedUncounted: z.boolean(),
  version: z.int(),
  postedByName: z.string().nullable(),
  cancelledAt: instant.nullable(),
  cancelledByName: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** Where its sheets went; a check that was merged is cancelled. */
  mergedInto: checkName.nullable(),
  /** What was merged to make it. */
  mergedFrom: z.array(checkName),
  sheets: z.array(sheet),
})
export type InventoryCheck = z.output<typeof inventoryCheck>

/** Which lot of which product, in which place. Goods without lots, and lots nobody wrote a number on, have the number ''. */
export const lineKey = {
  productId: id,
  lotNumber: text(40).default(''),
  bucket: z.enum(buckets).default('sellable'),
}

const countLineInput = z.strictObject({
  ...lineKey,
  /** As it stands on the pack. */
  expiryDate: day.nullish(),
  /** What was counted, by unit: 3 boxes, 2 blisters, 4 tablets. Nothing is none of it. */
  parts: z.array(z.strictObject({ unitId: id, quantity: z.int().min(0).max(maxQuantity) })).max(10),
  /** The counter takes the line back: as if it had not been counted. */
  isRemoved: z.boolean().default(false),
  note: text(200).nullish(),
  startedAt: instant,
  countedAt: instant,
  /** Grows with every change of the line on the phone. */
  revision: z.int().min(1).max(1_000_000),
})
export type CountLineInput = z.input<typeof countLineInput>

const countLine = z.object({
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  lotNumber: z.string(),
  bucket: z.enum(buckets),
  expiryDate: day.nullable(),
  /** Base units. */
  quantity: z.int(),
  parts: z.array(z.object({ unitId: id, unitName: z.string(), ratio: z.int(), quantity: z.int() })),
  note: z.string().nullable(),
  startedAt: instant,
  countedAt: instant,
  revision: z.int(),
  /** Taken back: its revision goes on all the same. */
  isRemoved: z.boolean(),
})
export type CountLine = z.output<typeof countLine>

const lineOutcome = z.object({
  productId: id,
  lotNumber: z.string(),
  bucket: z.enum(buckets),
  revision: z.int(),
  /** `older`: another device wrote something else on this line, of this revision or a later one. */
  outcome: z.enum(['kept', 'older', 'refused']),
  /** The revision that is kept now; null where there is none. */
  storedRevision: z.int().nullable(),
  /** Why it was refused, as a sentence. */
  message: z.string().nullable(),
})
export type LineOutcome = z.output<typeof lineOutcome>

/** A product as a counting phone keeps it: nothing of what the books say where the check is blind. */
export const countGoods = z.object({
  id,
  code: z.string(),
  name: z.string(),
  isLotManaged: z.boolean(),
  position: z.string().nullable(),
  units: z.array(z.object({ id, name: z.string(), ratio: z.int(), barcodes: z.array(z.string()) })),
  lots: z.array(
    z.object({
      number: z.string(),
      expiryDate: day.nullable(),
      state: z.enum(lotStates),
      /** Base units by the books; absent where the caller is not told. */
      book: z.int().optional(),
      quarantineBook: z.int().optional(),
    }),
  ),
})
export type CountGoods = z.output<typeof countGoods>

/** What stands against completing a line. */
export const lineBlocks = ['recount', 'goods-moved', 'expiry-repeated', 'merged', 'offset', 'reason'] as const

const reviewLine = z.object({
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  baseUnit: z.string(),
  units: z.array(z.object({ name: z.string(), ratio: z.int() })),
  lotNumber: z.string(),
  bucket: z.enum(buckets),
  /** By the books; null for a lot that nobody knew. */
  expiryDate: day.nullable(),
  /** On the packs, where it differs from the books. */
  foundExpiryDate: day.nullable(),
  isKnownLot: z.boolean(),
  /** All base units. Null in a line that nobody counted. */
  counted: z.int().nullable(),
  /** By the books at the moment of the count; of a line that nobody counted, now. */
  book: z.int(),
  difference: z.int(),
  value: z.int().optional(),
  valueSource: z.enum(valueSources).nullable(),
  countedAt: instant.nullable(),
  counterNames: z.string().nullable(),
  round: z.int(),
  /** What moved the goods while they were being counted, and since: sentences. */
  remarks: z.array(z.string()),
  blocks: z.array(z.object({ why: z.enum(lineBlocks), text: z.string() })),
  reasonId: id.nullable(),
  reasonName: z.string().nullable(),
  note: z.string().nullable(),
  offsetGroup: z.int().nullable(),
  correctsExpiry: z.boolean(),
  controlGroup: z.string().nullable(),
})
export type ReviewLine = z.output<typeof reviewLine>

/** A lot whose count is too far from the books, or does not fit them any more. */
const recountLot = z.object({
  productId: id,
  productName: z.string(),
  position: z.string().nullable(),
  lotNumber: z.string(),
  expiryDate: day.nullable(),
  bucket: z.enum(buckets),
  /** Counted by whoever asks: somebody else has to count it again. */
  isOwn: z.boolean(),
})
export type RecountLot = z.output<typeof recountLot>

const distinctIds = z
  .array(id)
  .min(2, 'Chọn ít nhất hai phiếu')
  .max(mostMerged, `Tối đa ${mostMerged} phiếu một lần`)
  .refine(ids => new Set(ids).size === ids.length, 'Một phiếu chỉ chọn một lần')

const mergePreview = z.object({
  kind: z.enum(checkKinds),
  scopeName: z.string().nullable(),
  isBlind: z.boolean(),
  checks: z.array(
    z.object({
      id,
      code: z.string(),
      kind: z.enum(checkKinds),
      scopeName: z.string().nullable(),
      createdByName: z.string(),
      note: z.string().nullable(),
      lineCount: z.int(),
    }),
  ),
  /** Sheets that somebody still counts on: they go on in the merged check. */
  openSheetNames: z.array(z.string()),
  repeatedCount: z.int(),
  /** Lots that were counted on more than one of them, the first fifty by name: they add up. */
  repeated: z.array(
    z.object({
      productName: z.string(),
      lotNumber: z.string(),
      /** "KK000012 lúc 09:10, KK000013 lúc 14:30": where and when. */
      counts: z.array(z.object({ code: z.string(), countedAt: instant })),
      /** Goods came or went between the counts: the lot has to be counted again. */
      isMoved: z.boolean(),
    }),
  ),
})
export type MergePreview = z.output<typeof mergePreview>

export const reviewTabs = ['all', 'match', 'differ', 'uncounted', 'blocked'] as const
export type ReviewTab = (typeof reviewTabs)[number]

const reviewTotals = z.object({
  lineCount: z.int(),
  matchCount: z.int(),
  plusCount: z.int(),
  minusCount: z.int(),
  /** Lots of the scope with goods by the books that nobody counted, and what they are worth. */
  uncountedCount: z.int(),
  blockedCount: z.int(),
  withoutReason: z.int(),
  plusValue: z.int().optional(),
  minusValue: z.int().optional(),
  uncountedValue: z.int().optional(),
})
export type ReviewTotals = z.output<typeof reviewTotals>

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

const reason = z.object({
  id,
  name: z.string(),
  direction: z.enum(reasonDirections),
  isActive: z.boolean(),
  version: z.int(),
})
export type DifferenceReason = z.output<typeof reason>

export const checkFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  status: z.enum(documentStatuses).optional(),
  kind: z.enum(checkKinds).optional(),
  productId: id.optional(),
  from: day.optional(),
  to: day.optional(),
})

const model = 'check_inventory'
const read = { model, action: 'read' } as const
const count = { model, action: 'create' } as const
const review = { model, action: 'update' } as const

const mergeRefusals = ['not-a-draft', 'check-branch-differs', 'check-held', 'check-recounted'] as const

export const inventoryCheckRoutes = routes({
  list: {
    method: 'GET',
    path: '/inventory-check',
    summary: 'Danh sách phiếu kiểm kho, mới nhất trước',
    permission: read,
    query: pageQuery.extend(checkFilter.shape),
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
    body: z.strictObject({ id: id.optional(), withLines: z.boolean().default(false), ...checkFilter.shape }),
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
    summary: 'Hàng và lô để đếm, cho máy đếm giữ lại; phiếu đếm mù không có số sổ sách',
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
    errors: ['not-found', 'not-a-draft', 'sheet-closed', 'amount-too-large'],
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
    }),
    errors: ['not-found', 'forbidden'],
  },
  decide: {
    method: 'PATCH',
    path: '/inventory-check/:id/line',
    summary: 'Ghi lý do, ghi chú, bù trừ và sửa hạn cho các dòng lệch',
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
    errors: ['not-found', 'not-a-draft'],
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

/** Who reads what of a check in the log. */
export const inventoryCheckLog: LogRights = {
  amount: needsCost,
  fields: { plusValue: needsCost, minusValue: needsCost },
}
