import { z } from 'zod'
import { documentStatuses, lotStates, storageConditions } from './enumeration.ts'
import { day, id, idParams, instant, text, version } from './field.ts'
import { branchFilter, pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'

/** What a look at a lot gives: good, kept apart, to be destroyed, to go back to the provider. */
export const qualityResults = ['PASS', 'QUARANTINE', 'DISPOSE', 'RETURN'] as const
/** Why a lot stands where it stands in the list, the worst first; days are those left to its expiry. */
export const qualityRisks = ['EXPIRED', 'MONTH', 'QUARTER', 'HALF', 'STORAGE', 'CONTROLLED', 'NONE'] as const
/** What is looked at in the place itself (GPP, storage). */
export const storageItems = ['temperature', 'humidity', 'light', 'clean', 'order', 'pests', 'quarantine'] as const

export type QualityResult = (typeof qualityResults)[number]
export type QualityRisk = (typeof qualityRisks)[number]
export type StorageItem = (typeof storageItems)[number]

const month = z.string().regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'Tháng không hợp lệ')
const storage = z.strictObject(
  Object.fromEntries(storageItems.map(item => [item, z.boolean().nullish()])) as Record<
    StorageItem,
    z.ZodOptional<z.ZodNullable<z.ZodBoolean>>
  >,
)

const summary = z.object({
  id,
  code: z.string(),
  /** YYYY-MM */
  month,
  status: z.enum(documentStatuses),
  branchId: id,
  createdByName: z.string(),
  createdAt: instant,
  postedAt: instant.nullable(),
  businessDay: day,
  lineCount: z.int(),
  /** Lots with a result so far. */
  doneCount: z.int(),
  failedCount: z.int(),
})

export const qualityCheck = summary.extend({
  /** What was not looked at is absent or null. */
  storage: z.object(storage.shape),
  storageNote: z.string().nullable(),
  inspectors: z.string().nullable(),
  note: z.string().nullable(),
  version: z.int(),
  postedByName: z.string().nullable(),
  cancelledAt: instant.nullable(),
  cancelledByName: z.string().nullable(),
  cancelReason: z.string().nullable(),
  items: z.array(
    z.object({
      id,
      productId: id,
      productCode: z.string(),
      productName: z.string(),
      baseUnit: z.string(),
      lotId: id,
      lotNumber: z.string(),
      expiryDate: day.nullable(),
      state: z.enum(lotStates),
      storage: z.enum(storageConditions).nullable(),
      /** The shelf on which its product stands now. */
      position: z.string().nullable(),
      risk: z.enum(qualityRisks),
      quantity: z.int(),
      movedQuantity: z.int(),
      result: z.enum(qualityResults).nullable(),
      note: z.string().nullable(),
    }),
  ),
})
export type QualityCheck = z.output<typeof qualityCheck>

const model = 'check_inventory'

export const qualityCheckRoutes = routes({
  list: {
    method: 'GET',
    path: '/quality-check',
    summary: 'Phiếu kiểm tra hạn dùng và chất lượng hằng tháng',
    permission: { model, action: 'read' },
    query: pageQuery.extend({ ...branchFilter, status: z.enum(documentStatuses).optional() }),
    response: pageOf(summary),
  },
  get: {
    method: 'GET',
    path: '/quality-check/:id',
    summary: 'Một phiếu kiểm tra chất lượng',
    permission: { model, action: 'read' },
    params: idParams,
    response: qualityCheck,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/quality-check',
    summary: 'Lập phiếu kiểm tra của một tháng: các lô đang có, lô đáng ngại trước',
    permission: { model, action: 'create' },
    body: z.strictObject({ id: id.optional(), branchId: id.optional(), month }),
    response: qualityCheck,
    status: 201,
    audit: 'quality-check.create',
    idempotency: 'client-id',
    errors: [
      'branch-inactive',
      'quality-month-future',
      'quality-month-past',
      'quality-month-exists',
      'idempotency-conflict',
    ],
  },
  update: {
    method: 'PATCH',
    path: '/quality-check/:id',
    summary: 'Ghi kết quả từng lô và điều kiện bảo quản',
    permission: { model, action: 'create' },
    params: idParams,
    body: z.strictObject({
      version,
      storage: storage.optional(),
      storageNote: text(500).nullable().optional(),
      inspectors: text(200).nullable().optional(),
      note: text(500).nullable().optional(),
      items: z
        .array(
          z.strictObject({
            lotId: id,
            result: z.enum(qualityResults).nullable().optional(),
            note: text(200).nullable().optional(),
          }),
        )
        .max(500)
        .optional(),
      /** Every lot without a result, of these risks, is good. */
      passRest: z.array(z.enum(qualityRisks)).max(7).optional(),
    }),
    response: qualityCheck,
    audit: 'quality-check.update',
    idempotency: 'key',
    errors: ['not-found', 'not-a-draft', 'version-conflict', 'expired-not-good'],
  },
  complete: {
    method: 'POST',
    path: '/quality-check/:id/complete',
    summary: 'Hoàn thành: lô không đạt được chuyển sang biệt trữ',
    permission: { model, action: 'update' },
    params: idParams,
    body: z.strictObject({ version }),
    response: qualityCheck,
    audit: 'quality-check.complete',
    idempotency: 'key',
    errors: ['not-found', 'not-a-draft', 'version-conflict', 'branch-inactive', 'quality-not-done'],
  },
  cancel: {
    method: 'POST',
    path: '/quality-check/:id/cancel',
    summary: 'Hủy phiếu kiểm tra: hàng đã chuyển biệt trữ về lại kệ',
    permission: { model, action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: qualityCheck,
    audit: 'quality-check.cancel',
    idempotency: 'key',
    errors: ['not-found', 'already-cancelled', 'day-closed', 'goods-moved-on'],
  },
})
