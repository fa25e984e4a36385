import { z } from 'zod'
import { directRates, taxMethods } from './enumeration.ts'
import { day, id, idParams, instant, nothing, text, vatRate, version } from './field.ts'
import { branchFilter, pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'

/** How many products and groups one call may give a rate. */
export const mostTargets = 2_000
const mostAsked = 500

const percentOf = (kind: 'vat' | 'income') => z.literal(directRates.map(rate => rate[kind]))

const infoFields = {
  branchId: id.optional(),
  /** Ten digits, thirteen as 0100109106-001, or the twelve of an identity number; the check digit is checked. */
  taxCode: text(20, 1),
  name: text(200).nullish(),
  address: text(300).nullish(),
  method: z.enum(taxMethods, 'Chưa chọn cách tính thuế').default('DEDUCTION'),
  /** Per cent of the revenue, with method DIRECT. */
  vatPercent: percentOf('vat').nullish(),
  incomePercent: percentOf('income').nullish(),
}

const directNeedsPercent = (body: { method: string; vatPercent?: number | null | undefined }) =>
  body.method !== 'DIRECT' || body.vatPercent != null
const percentMissing = { path: ['vatPercent'], message: 'Hộ kinh doanh nộp trực tiếp phải chọn tỷ lệ trên doanh thu' }

export const taxInfoBody = z.strictObject(infoFields).refine(directNeedsPercent, percentMissing)
export const taxInfoPut = z
  .strictObject({ ...infoFields, version: version.optional() })
  .refine(directNeedsPercent, percentMissing)

/** Of a branch that has declared nothing all but the branch is null. */
export const taxInfo = z.object({
  branchId: id,
  taxCode: z.string().nullable(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  method: z.enum(taxMethods).nullable(),
  vatPercent: z.number().nullable(),
  incomePercent: z.number().nullable(),
  version: z.int().nullable(),
})
export type TaxInfo = z.output<typeof taxInfo>

const daysInOrder = ({ from, to }: { from?: string | undefined; to?: string | null | undefined }) =>
  !from || !to || from <= to
const daysTurned = { path: ['to'], message: 'Ngày cuối không được trước ngày đầu' }

const rateFields = {
  /** Null: in all branches. */
  branchId: id.nullish(),
  productIds: z.array(id).max(mostTargets, `Tối đa ${mostTargets} mặt hàng một lần`).optional(),
  groupIds: z.array(id).max(200, 'Tối đa 200 nhóm một lần').optional(),
  vatRate,
  from: day,
  /** The last day; null: until further notice. */
  to: day.nullish(),
  /** Lets rates that began earlier end the day before. */
  closePrevious: z.boolean().default(false),
}
const hasTarget = { path: ['groupIds'], message: 'Chọn ít nhất một nhóm hoặc một mặt hàng' }

export const taxDataBody = z
  .strictObject(rateFields)
  .refine(({ productIds = [], groupIds = [] }) => productIds.length + groupIds.length > 0, hasTarget)
  .refine(daysInOrder, daysTurned)

export const taxDataPatch = z
  .strictObject({
    version,
    branchId: id.nullish(),
    vatRate: vatRate.optional(),
    from: day.optional(),
    to: day.nullable().optional(),
  })
  .refine(daysInOrder, daysTurned)

export const taxData = z.object({
  id,
  branchId: id.nullable(),
  branchName: z.string().nullable(),
  productId: id.nullable(),
  groupId: id.nullable(),
  /** Of the product; a group has none. */
  code: z.string().nullable(),
  name: z.string(),
  vatRate: z.int(),
  from: day,
  to: day.nullable(),
  /** Today, at the branch of the caller. */
  state: z.enum(['past', 'now', 'future']),
  createdByName: z.string(),
  createdAt: instant,
  version: z.int(),
})
export type TaxData = z.output<typeof taxData>

const seesRates = {
  anyOf: [
    { model: 'tax', action: 'read' },
    { model: 'sale' },
    { model: 'list_product', action: 'read' },
    { model: 'import_product', action: 'read' },
  ],
} as const

export const taxRoutes = routes({
  info: {
    method: 'GET',
    path: '/tax-info',
    summary: 'Thông tin thuế của một chi nhánh',
    permission: { anyOf: [{ model: 'tax', action: 'read' }, { model: 'sale' }] },
    query: z.object(branchFilter),
    response: taxInfo,
  },
  createInfo: {
    method: 'POST',
    path: '/tax-info',
    summary: 'Khai thông tin thuế của chi nhánh',
    permission: { model: 'tax', action: 'create' },
    body: taxInfoBody,
    response: taxInfo,
    status: 201,
    audit: 'tax-info.create',
    idempotency: 'key',
    errors: ['tax-code-shape', 'tax-code-check-digit', 'tax-info-exists'],
  },
  putInfo: {
    method: 'PUT',
    path: '/tax-info',
    summary: 'Sửa thông tin thuế của chi nhánh',
    permission: { model: 'tax', action: 'update' },
    body: taxInfoPut,
    response: taxInfo,
    audit: 'tax-info.update',
    idempotency: 'key',
    errors: ['tax-code-shape', 'tax-code-check-digit', 'version-conflict'],
  },
  deleteInfo: {
    method: 'DELETE',
    path: '/tax-info',
    summary: 'Xóa thông tin thuế của chi nhánh',
    permission: { model: 'tax', action: 'delete' },
    body: z.strictObject({ branchId: id.optional() }),
    response: nothing,
    status: 204,
    audit: 'tax-info.delete',
    idempotency: 'key',
    errors: ['not-found'],
  },
  list: {
    method: 'GET',
    path: '/tax-data',
    summary: 'Thuế suất có thời hạn của nhóm hàng và mặt hàng, mới nhất trước',
    permission: { model: 'tax', action: 'read' },
    query: pageQuery.extend({
      ...branchFilter,
      productId: id.optional(),
      groupId: id.optional(),
      vatRate: z.coerce.number().pipe(vatRate).optional(),
      state: z.enum(['past', 'now', 'future']).optional(),
    }),
    response: pageOf(taxData),
  },
  create: {
    method: 'POST',
    path: '/tax-data',
    summary: 'Đặt thuế suất cho nhóm hàng hoặc mặt hàng từ một ngày',
    permission: { model: 'tax', action: 'create' },
    body: taxDataBody,
    response: z.object({ items: z.array(taxData), productCount: z.int() }),
    status: 201,
    audit: 'tax-data.create',
    idempotency: 'key',
    errors: ['tax-rate-overlaps', 'product-merged', 'not-found'],
  },
  preview: {
    method: 'POST',
    path: '/tax-data/preview',
    summary: 'Xem trước: bao nhiêu mặt hàng sẽ đổi thuế suất',
    permission: { model: 'tax', action: 'create' },
    lookup: true,
    body: taxDataBody,
    response: z.object({
      /** Goods under the chosen groups and products. */
      productCount: z.int(),
      /** Those whose rate will differ on the first day. */
      changedCount: z.int(),
      samples: z.array(
        z.object({ productId: id, code: z.string(), name: z.string(), before: z.int(), after: z.int() }),
      ),
      /** Rates that will end the day before. */
      closedCount: z.int(),
      /** The sentence of the refusal, where it would be refused. */
      problem: z.string().nullable(),
    }),
    errors: ['product-merged', 'not-found'],
  },
  update: {
    method: 'PATCH',
    path: '/tax-data/:id',
    summary: 'Sửa một thuế suất có thời hạn',
    permission: { model: 'tax', action: 'update' },
    params: idParams,
    body: taxDataPatch,
    response: taxData,
    audit: 'tax-data.update',
    idempotency: 'key',
    errors: ['version-conflict', 'tax-rate-overlaps', 'not-found'],
  },
  delete: {
    method: 'DELETE',
    path: '/tax-data/:id',
    summary: 'Xóa một thuế suất có thời hạn',
    permission: { model: 'tax', action: 'delete' },
    params: idParams,
    body: z.strictObject({ branchId: id.nullish() }),
    response: nothing,
    status: 204,
    audit: 'tax-data.delete',
    idempotency: 'key',
    errors: ['not-found'],
  },
  byProducts: {
    method: 'POST',
    path: '/tax-data/get-by-products',
    summary: 'Thuế suất của các mặt hàng vào một ngày',
    permission: seesRates,
    lookup: true,
    body: z.strictObject({
      branchId: id.optional(),
      productIds: z
        .array(id)
        .min(1, 'Chọn ít nhất một mặt hàng')
        .max(mostAsked, `Tối đa ${mostAsked} mặt hàng một lần`),
      /** Left out: today at the branch. */
      day: day.optional(),
    }),
    response: z.object({
      day,
      items: z.array(
        z.object({
          productId: id,
          vatRate: z.int(),
          /** Of the product's dated rate, of a group's, or the product's own. */
          source: z.enum(['product', 'group', 'own']),
          taxDataId: id.nullable(),
          groupName: z.string().nullable(),
          from: day.nullable(),
          to: day.nullable(),
        }),
      ),
    }),
    errors: ['not-found'],
  },
})
